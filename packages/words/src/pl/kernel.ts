import type { kernel as en } from '../en/kernel.ts'

export const kernel: Readonly<Record<keyof typeof en, string>> = {
  'shape.number': 'musi być liczbą całkowitą od {min} do {max}.',
  'shape.range': 'ma wartość {found}, a musi mieć od {min} do {max}.',
  'shape.text':
    'musi być tekstem; najwyżej {longest, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'shape.choice': 'musi mieć jedną z wartości: {values}.',
  'shape.list': 'musi być listą.',
  'shape.length':
    'ma {found, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}, a musi mieć {expected}.',
  'shape.too-many':
    'ma {found, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}, a może mieć najwyżej {most}.',
  'shape.object': 'musi być obiektem z nazwanymi polami.',
  'shape.unknown': 'nie jest polem tego obiektu. Jego pola: {known}.',
  'shape.missing': 'musi tu być. Dodaj to.',
  'shape.boolean': 'musi mieć wartość true albo false.',

  'record.not-a-record': 'To nie jest zapis Benben. Pierwsza linia zapisu to „{first}”.',
  'record.too-long':
    'Zapis jest za długi. Limit: {longest, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'record.header':
    '„{found}” nie jest linią nagłówka. Nagłówek wygląda tak: „nazwa: wartość”, a kończy go pusta linia.',
  'record.header-twice': 'Nagłówek „{name}” występuje dwa razy. Usuń jeden z nich.',
  'record.header-missing': 'Brakuje nagłówka „{name}”. Dodaj go przed pustą linią.',
  'record.printed': 'Dane z pudełka „{found}” nie są w formacie JSON.',
  'record.options': 'Opcje „{found}” nie są w formacie JSON.',
  'record.options-refused': 'Nie można użyć opcji tej gry. {reason}',
  'record.line': '„{found}” nie jest ruchem, cofnięciem, losem, punktem kontrolnym ani końcem.',
  'record.after-end': '„{found}” stoi po końcu gry. Nic nie może po nim następować.',
  'record.game': 'To zapis gry „{found}”. Otwórz go jako tę grę, a nie jako „{known}”.',
  'record.rules': 'Gra wymaga wersji {found} zasad, a ten Benben ma wersję {known}.',
  'record.checkpoint': 'Punkt kontrolny „{found}” nie jest JSON-em z polami „rules” i „position”.',
  'record.position': 'Nie można użyć pozycji z punktu kontrolnego. {reason}',
  'record.edition': 'Grano z wydaniem „{found}”, a ten program ma „{known}”.',
  'record.seats':
    'Zapis wymienia {found, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}. Liczba graczy w tej grze: od {min} do {max}.',
  'record.nonces':
    'Zapis ma {found, plural, one {# nonce} few {# nonce} many {# nonce} other {# nonce}}, a liczba miejsc to {seats}. Potrzebny jest jeden na każde miejsce albo żaden.',
  'record.unreadable-move': '„{found}” nie jest ruchem tej gry.',
  'record.refused': 'Miejsce {seat} nie może tu zagrać „{move}”. {reason}',
  'record.chance':
    '{sides, select, 0 {Wynik losu {found} jest zbędny: ruchy go nie używają.} other {Wynik losu {found} nie pasuje: ruchy wymagają wyniku z zakresu {sides}.}}',
  'record.no-chance': 'Ruchy wymagają wyniku losu z zakresu {sides}, a w zapisie nie ma już żadnego.',
  'record.end': 'Koniec nie zgadza się z ruchami. Prowadzą do powodu „{reason}” i punktów {totals}.',
  'record.not-over': 'Według zapisu gra jest skończona, ale ruchy jej nie kończą.',

  'match.no-such-seat': 'Nikt tam nie siedzi. Wybierz jedno z miejsc tej gry.',
  'match.ended': 'Gra się zakończyła.',
  'match.not-now': 'To niemożliwe w tej chwili: gra się zakończyła albo miejsce nie jest w tym stanie.',
  'match.undo-nothing': 'Nie masz jeszcze żadnego ruchu, który można cofnąć.',
  'match.undo-chance': 'W twoim ostatnim ruchu brał udział los, więc ruch zostaje.',
  'match.undo-reveal': 'Twój ostatni ruch coś odkrył, więc zostaje.',
  'match.undo-turn': 'Od twojego ostatniego ruchu tura przeszła dalej, więc ruch zostaje.',
  'match.undo-rules': 'Od twojego ostatniego ruchu zmieniły się zasady, więc ruch zostaje.',
  'match.undo-over': 'Gra się skończyła, więc żadnego ruchu nie można cofnąć.',

  'match.rule.seats': 'kto siedzi przy stole',
  'match.rule.undo': 'ruch można cofnąć, dopóki niczego nie odkryje i nikt inny nie jest pytany',
  'match.rule.absence': 'co się dzieje, gdy ktoś się poddaje, przekracza czas albo znika',

  'match.end.conceded':
    '{you, select, yes {Poddajesz grę} other {{who} poddaje grę}}. {won, select, you {Wygrywasz} many {Wygrywają {winners}} other {Wygrywa {winners}}}. Punkty są takie jak przy punktowaniu w tej chwili.',
  'match.end.out-of-time':
    '{you, select, yes {Kończy ci się czas} other {{who} przekracza czas}}. {won, select, you {Wygrywasz} many {Wygrywają {winners}} other {Wygrywa {winners}}}. Punkty są takie jak przy punktowaniu w tej chwili.',
  'match.end.agreed':
    'Za zgodą wszystkich gra kończy się przed czasem: nikt nie wygrywa. Punkty są takie jak przy punktowaniu w tej chwili.',
  'match.note.lost':
    '{you, select, yes {Poddajesz grę} other {{who} poddaje grę}}; na tym miejscu kończy bot.',
  'match.note.kept': 'Pod koniec gra bot {you, select, yes {za ciebie} other {na miejscu: {who}}}.',
  'match.note.hints':
    '{you, select, yes {Grasz} other {{who} gra}} z podpowiedziami: {hints, plural, one {#} few {#} many {#} other {#}}.',

  'match.log.concede':
    '{you, select, yes {Poddajesz grę.} other {{who} poddaje grę.}}{bot, select, none {} other { Na tym miejscu gra dalej bot {bot}.}}',
  'match.log.timeout':
    '{you, select, yes {Kończy ci się czas.} other {{who} przekracza czas.}}{bot, select, none {} other { Bot {bot} {kept, select, yes {gra do {you, select, yes {twojego powrotu} other {chwili, gdy wróci {who}}}} other {gra dalej na tym miejscu}}.}}',
  'match.log.takeover':
    'Od tej chwili bot {bot} gra {you, select, yes {za ciebie} other {na miejscu: {who}}}.',
  'match.log.return': '{you, select, yes {Wracasz na swoje} other {{who} wraca na swoje}} miejsce.',
  'match.log.hint': '{bot} daje podpowiedź ({you, select, yes {ty} other {{who}}}).',
  'match.log.agreed': 'Wszyscy zgadzają się zakończyć grę przed czasem.',
}
