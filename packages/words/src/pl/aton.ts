import type { aton as en } from '../en/aton.ts'

export const aton: Readonly<Record<keyof typeof en, string>> = {
  'aton.name': 'Aton',
  'aton.side.red': 'Czerwony',
  'aton.side.blue': 'Niebieski',
  'aton.player': '{side} ({name})',
  'aton.you': 'Ty',

  'aton.log.round': 'Zaczyna się runda {round}.',
  'aton.log.dealt':
    '{you, select, yes {Dobierasz} other {{who} dobiera}} {seen, select, yes {{cards}} other {cztery karty}}.',
  'aton.log.reshuffled': '{you, select, yes {Tasujesz} other {{who} tasuje}} odrzucone karty w nową talię.',
  'aton.log.exchanged':
    '{you, select, yes {{seen, select, yes {Oddajesz żeton wymiany, odrzucasz {discarded} i dobierasz {cards}.} other {Oddajesz żeton wymiany, odrzucasz cztery karty i dobierasz cztery nowe.}}} other {{seen, select, yes {{who} oddaje żeton wymiany, odrzuca {discarded} i dobiera {cards}.} other {{who} oddaje żeton wymiany, odrzuca cztery karty i dobiera cztery nowe.}}}}',
  'aton.log.assigned':
    '{you, select, yes {{seen, select, yes {Przydzielasz {cards} do kartuszy 1–4.} other {Ty: gotowe.}}} other {{seen, select, yes {{who} przydziela {cards} do kartuszy 1–4.} other {{who}: gotowe.}}}}',
  'aton.log.reassigned':
    '{you, select, yes {Przydzielasz} other {{who} przydziela}} od nowa: {cards} do kartuszy 1–4.',
  'aton.log.revealed': 'Karty zostają odkryte. {red}: {redCards}. {blue}: {blueCards}.',
  'aton.log.compared':
    '{points, plural, =0 {Kartusz 1: karty są równe, nikt nie punktuje.} one {Kartusz 1: {you, select, yes {masz wyższą kartę i zdobywasz} other {{who} ma wyższą kartę i zdobywa}} # punkt.} few {Kartusz 1: {you, select, yes {masz wyższą kartę i zdobywasz} other {{who} ma wyższą kartę i zdobywa}} # punkty.} many {Kartusz 1: {you, select, yes {masz wyższą kartę i zdobywasz} other {{who} ma wyższą kartę i zdobywa}} # punktów.} other {Kartusz 1: {you, select, yes {masz wyższą kartę i zdobywasz} other {{who} ma wyższą kartę i zdobywa}} # punktu.}}',
  'aton.log.tie-draw':
    'Aby rozstrzygnąć remis, {you, select, red {odkrywasz {redCard}, a {blue} odkrywa {blueCard}} blue {{red} odkrywa {redCard}, a ty odkrywasz {blueCard}} other {{red} odkrywa {redCard}, a {blue} odkrywa {blueCard}}}.',
  'aton.log.first':
    '{by, select, cartouche2 {{you, select, yes {Masz niższą kartę przy kartuszu 2: zaczynasz.} other {{who} ma niższą kartę przy kartuszu 2 i zaczyna.}}} cartouche1 {Remis przy kartuszu 2. {you, select, yes {Masz niższą kartę przy kartuszu 1: zaczynasz.} other {{who} ma niższą kartę przy kartuszu 1 i zaczyna.}}} draw {{you, select, yes {Odkrywasz niższą kartę: zaczynasz.} other {{who} odkrywa niższą kartę i zaczyna.}}} other {Żadna karta nie rozstrzyga remisu, więc {you, select, yes {zaczynasz.} other {zaczyna {who}.}}}}',
  'aton.log.removed':
    '{you, select, yes {Usuwasz} other {{who} usuwa}} {owned, select, own {własnego kapłana z {space}} yours {twojego kapłana z {space}} other {z {space} kapłana gracza {owner}}}{to, select, reserve {. Królestwo Umarłych jest pełne, więc kapłan wraca do zasobów.} other { do Królestwa Umarłych.}}',
  'aton.log.placed': '{you, select, yes {Stawiasz} other {{who} stawia}} kapłana na {space}.',
  'aton.log.unplaced':
    '{you, select, yes {Nie masz} other {{who} nie ma}} pola dla kapłana. {to, select, reserve {Królestwo Umarłych jest pełne, więc kapłan wraca do zasobów.} other {Kapłan trafia do Królestwa Umarłych.}}',
  'aton.log.turn-ended': '{you, select, yes {Kończysz} other {{who} kończy}} turę.',
  'aton.log.scored': 'Królestwo Umarłych jest pełne, więc świątynie punktują. {gains}',
  'aton.log.returned': '{you, select, yes {Zabierasz} other {{who} zabiera}} kapłana z {space} do zasobów.',
  'aton.log.realm-emptied':
    'Królestwo Umarłych pustoszeje. Wracają kapłani: {you, select, red {do ciebie} other {{red}}} {redPriests}, {you, select, blue {do ciebie} other {{blue}}} {bluePriests}.',
  'aton.log.discarded': '{you, select, yes {Odrzucasz} other {{who} odrzuca}} {cards}.',
  'aton.log.ended': 'Koniec gry. {reason}',

  'aton.gain.points':
    '{you, select, yes {Zdobywasz} other {{who} zdobywa}} {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ({sources}).',
  'aton.gain.nothing': '{you, select, yes {Nie zdobywasz nic} other {{who} nie zdobywa nic}}.',
  'aton.gain.source': '{source}: {points}',

  'aton.ask.assign':
    '{seen, select, yes {{who}, przydziel {hand} do kartuszy 1–4, po jednej karcie.} other {{who}, przydziel po jednej karcie do każdego kartusza.}}',
  'aton.ask.reassign': '{who}: gotowe. Możesz przydzielić karty inaczej, dopóki czekasz na gracza: {other}.',
  'aton.ask.remove':
    '{who}, usuń {left, plural, one {kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} gracza {other} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.ask.remove-own':
    '{who}, usuń {left, plural, one {własnego kapłana} few {# własnych kapłanów} many {# własnych kapłanów} other {# własnego kapłana}} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.ask.place':
    '{who}, postaw {left, plural, one {kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} w {reach, plural, one {świątyni 1} few {świątyniach 1–#} many {świątyniach 1–#} other {świątyniach 1–#}}.',
  'aton.ask.return':
    '{who}, zabierz {left, plural, one {kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} do swoich zasobów ({temples}).',
  'aton.ask.end-turn': '{who}, tura rozegrana. Zakończ ją albo cofnij ruch.',
  'aton.ask.may-exchange': 'Raz w grze możesz zamiast tego wymienić wszystkie cztery karty.',
  'aton.leave': '{left} ze świątyni {temple}',

  'aton.refusal.no-such-move':
    'W Atonie nie ma takiego ruchu. Wpisz ?, aby zobaczyć, jak zapisuje się ruchy.',
  'aton.refusal.over': 'Gra się skończyła. Zacznij nową, żeby grać dalej.',
  'aton.refusal.not-your-turn':
    '{seen, select, yes {To nie twoja tura. Czekamy: {other}.} other {To nie twoja tura. Poczekaj na swoją kolej.}}',
  'aton.refusal.not-asked': 'Teraz tego nie możesz zrobić. {task}',
  'aton.refusal.not-in-hand':
    '{seen, select, yes {To nie są twoje karty. Użyj {hand}, każdej karty raz.} other {To nie są twoje karty. Użyj każdej karty z ręki raz.}}',
  'aton.refusal.same-assignment': 'Twoje karty już tak leżą. Wybierz inny układ albo je zostaw.',
  'aton.refusal.exchange-spent':
    'Twój żeton wymiany jest zużyty: wymieniać można raz w grze. Przydziel karty, które masz.',
  'aton.refusal.beyond-reach':
    'Świątynia {temple} jest poza zasięgiem: twoja karta przy kartuszu 3 to {reach}, więc {reach, plural, one {dostępna jest tylko świątynia 1} few {dostępne są świątynie 1–#} many {dostępne są świątynie 1–#} other {dostępne są świątynie 1–#}}.',
  'aton.refusal.space-taken': 'Pole {space} jest zajęte. Wybierz puste.',
  'aton.refusal.space-empty': 'Na {space} nie stoi kapłan. Wybierz pole z kapłanem.',
  'aton.refusal.must-be-theirs': 'Kapłan na {space} jest twój. W tej rundzie usuwasz kapłanów przeciwnika.',
  'aton.refusal.must-be-yours': 'Kapłan na {space} należy do przeciwnika. Wybierz własnego.',
  'aton.refusal.temple-done':
    'Ze świątyni {temple} nie odchodzi już żaden twój kapłan. Wybierz świątynię, która musi jeszcze kogoś oddać.',

  'aton.task.assign': 'Przydziel po jednej karcie do każdego kartusza.',
  'aton.task.reassign': 'Możesz przydzielić karty inaczej albo poczekać.',
  'aton.task.remove': 'Usuń kapłana przeciwnika.',
  'aton.task.remove-own': 'Usuń jednego z własnych kapłanów.',
  'aton.task.place': 'Postaw kapłana.',
  'aton.task.return': 'Zabierz kapłana do swoich zasobów.',
  'aton.task.end-turn': 'Zakończ turę albo cofnij ruch.',

  'aton.rule.round': 'przebieg rundy',
  'aton.rule.assign': 'jedna karta z ręki do każdego kartusza',
  'aton.rule.AT1': 'jedna wymiana kart na grę',
  'aton.rule.AT2': 'przydział można zmieniać, dopóki oboje gracze nie są gotowi',
  'aton.rule.cartouche2': 'kartusz 2, usuwanie kapłanów',
  'aton.rule.cartouche3': 'kartusz 3, świątynie w zasięgu',
  'aton.rule.cartouche4': 'kartusz 4, stawianie kapłanów',
  'aton.rule.AT7': 'po punktowaniu czterech kapłanów opuszcza świątynie',
  'aton.rule.end': 'koniec gry',

  'aton.reason.points':
    '{you, select, yes {Masz co najmniej {score} punktów i natychmiast wygrywasz} other {{who} ma co najmniej {score} punktów i natychmiast wygrywa}}.',
  'aton.reason.temple':
    '{you, select, yes {Zajmujesz} other {{who} zajmuje}} wszystkie dwanaście pól świątyni{full, select, no {} other { {temple}}} i natychmiast {you, select, yes {wygrywasz} other {wygrywa}}, bez względu na punkty.',
  'aton.reason.yellow':
    '{you, select, yes {Zajmujesz wszystkie żółte pola i natychmiast wygrywasz} other {{who} zajmuje wszystkie żółte pola i natychmiast wygrywa}}, bez względu na punkty.',
  'aton.reason.green':
    '{you, select, yes {Zajmujesz wszystkie zielone pola i natychmiast wygrywasz} other {{who} zajmuje wszystkie zielone pola i natychmiast wygrywa}}, bez względu na punkty.',
  'aton.reason.scoring':
    '{you, select, yes {Wygrywasz} other {{who} wygrywa}} wyższym wynikiem, po punktowaniu, które dało co najmniej {score} punktów.',
  'aton.reason.draw': 'Remis: równe wyniki po punktowaniu, które dało co najmniej {score} punktów.',

  'aton.source.cartouche1': 'Kartusz 1',
  'aton.source.temple1': 'Świątynia 1',
  'aton.source.temple2': 'Świątynia 2',
  'aton.source.temple3': 'Świątynia 3',
  'aton.source.temple4': 'Świątynia 4',
  'aton.source.black': 'Czarne pola',
  'aton.source.bonus': 'Pola bonusowe',

  'aton.position.row':
    'ma wartość „{found}”, a musi mieć cztery znaki: „.” to puste pole, 0 lub 1 to kapłan danego miejsca.',
  'aton.position.cards':
    'ma karty o wartości {value}: {found, plural, one {#} few {#} many {#} other {#}} w ręce, talii i stosie odrzuconych razem. Musi być {expected}.',
  'aton.position.priests':
    'ma {found, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} w zasobach, świątyniach i Królestwie Umarłych razem. Musi być {expected}.',
  'aton.position.realm':
    'ma {found, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} w Królestwie Umarłych. {most, select, 7 {Ósmy przyniósłby punktowanie jeszcze przed tą rundą} other {Mieści się tam {most}}}.',
  'aton.position.first-round':
    'jest niemożliwe w pierwszej rundzie. Nikt wtedy nie usuwa kapłanów, a ci spoza zasobów stanęli dzięki kartom przy kartuszu 4.',
  'aton.position.left':
    'ma jeszcze do przesunięcia {found, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}}. Karta przy kartuszu pozwala na {most}.',
  'aton.position.face-down': 'ma karty z wymiany, ale to miejsce ma jeszcze swój żeton wymiany.',
  'aton.position.waiting': 'nie jest przebiegiem, do którego może doprowadzić gra.',
  'aton.position.secret':
    '{expected, select, 0 {nie pasuje do kartuszy. Po odkryciu kart ręka jest pusta (jest: {found}), a przy każdym kartuszu leży karta.} other {nie pasuje do kartuszy. Przed odkryciem na ręce jest tyle kart: {expected} (jest: {found}), a przy kartuszach leżą te same karty albo żadne.}}',
  'aton.position.end':
    'nie pasuje do reszty. Gra kończy się dokładnie wtedy, gdy zakończą ją punkty, świątynia, żółte albo zielone pola; wtedy na nic nie czeka i wskazuje, kto wygrywa.',
}
