import type { notices as en } from '../en/notices.ts'

export const notices: Readonly<Record<keyof typeof en, string>> = {
  'notice.turn':
    '{game}{people, plural, =0 {} one { ({names})} few { ({names})} many { ({names})} other { ({names})}}: twoja tura.',
  'notice.reminder':
    '{game}{people, plural, =0 {} one { ({names})} few { ({names})} many { ({names})} other { ({names})}}: mija połowa twojego czasu na tę turę.',
  'notice.invitation':
    '{game}{people, plural, =0 {} one { ({names})} few { ({names})} many { ({names})} other { ({names})}}: czeka na ciebie rewanż.',
  'notice.over':
    '{game}{people, plural, =0 {} one { ({names})} few { ({names})} many { ({names})} other { ({names})}}: koniec gry.',
  'notice.summary.turn':
    'Twoja tura w {many, plural, one {# grze} few {# grach} many {# grach} other {# gry}}.',
  'notice.summary.invitation':
    '{many, plural, one {Czeka na ciebie # rewanż} few {Czekają na ciebie # rewanże} many {Czeka na ciebie # rewanży} other {Czeka na ciebie # rewanżu}}.',
  'notice.summary.over':
    '{many, plural, one {# gra jest skończona} few {# gry są skończone} many {# gier jest skończonych} other {# gry jest skończone}}.',
  'notice.test': 'To jest test. Twój webhook działa.',
  'notice.feed': 'Benben: powiadomienia dla: {name}',
}
