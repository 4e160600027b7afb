import type { lessonPage as en } from '../en/lesson-page.ts'

export const lessonPage: Readonly<Record<keyof typeof en, string>> = {
  'lesson.title.tekhenu': 'Pierwsza gra: Tekhenu',
  'lesson.title.aton': 'Pierwsza gra: Aton',
  'lesson.title.botankhamun': 'Lekcja: Botankhamun',
  'lesson.title.seth': 'Lekcja: Czas Seta',
  'lesson.title.vizier': 'Lekcja: Wyzwanie Wezyra',
  'lesson.guide': 'Kepi',
  'lesson.step': '{step} z {steps}',
  'lesson.place': 'krok {step} z {steps}: {chapter}',
  'lesson.leave': 'Wyjdź',
  'lesson.leave.about': 'zapamiętamy miejsce',
  'lesson.next': 'Dalej',
  'lesson.do': 'Zrób to tam, gdzie świeci, albo naciśnij tutaj:',
  'lesson.do-touch':
    'Dotknij tam, gdzie świeci: raz, by zobaczyć, drugi raz, by to zrobić. Albo naciśnij tutaj:',
  'lesson.again': 'Powtórz krok',
  'lesson.back': 'Poprzedni krok',
  'lesson.beside': 'Nie to teraz. Zrób to, co mówi złoty przycisk.',
  'lesson.not-now': 'W tym kroku możliwy jest tylko podświetlony ruch.',
  'lesson.play-on': 'Graj dalej stąd',
  'lesson.new-game': 'Zacznij nową grę',
}
