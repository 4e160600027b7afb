import type { atonRulings as en } from '../../en/rules/aton-rulings.ts'

export const atonRulings: Readonly<Record<keyof typeof en, string>> = {
  'aton.ruling.AT1':
    'Wymiana to jedna z możliwości, gdy trzeba przydzielić karty. Przeciwnik od razu widzi, że żeton wymiany zniknął, ale nigdy, które karty odeszły lub przyszły.',
  'aton.ruling.AT2':
    'Gdy oboje gracze przydzielają karty w tajemnicy, każde dowiaduje się tylko, że drugie jest gotowe: nie pozna ani kart, ani zmiany zdania. Przydział można wycofać, dopóki drugi gracz też nie skończy.',
  'aton.ruling.AT3':
    'Karty dobrane dla rozstrzygnięcia remisu trafiają pod talie w kolejności dobrania. Talia, która się po drodze skończy, najpierw powstaje na nowo z odrzuconych kart.',
  'aton.ruling.AT4':
    'Usuwanie jest obowiązkowe do podanej liczby. Jeśli w zasięgu jest mniej kapłanów, odchodzą wszyscy.',
  'aton.ruling.AT5':
    'Stawianie jest obowiązkowe, dopóki jest wolne pole w zasięgu i kapłan w zasobach. Kapłani z tej liczby, dla których nie ma pola, trafiają do Królestwa Umarłych. Puste zasoby kończą stawianie, a za kapłanów, których nie masz, nic tam nie trafia.',
  'aton.ruling.AT6':
    'Gdy talia nie starcza na dobranie czterech, bierze się resztę, tworzy nową talię z odrzuconych i dobiera dalej. (Talie mają wielokrotność czterech, więc to tylko zabezpieczenie.)',
  'aton.ruling.AT7': 'Kto po punktowaniu ma w świątyniach mniej niż czterech kapłanów, zabiera wszystkich.',
  'aton.ruling.AT8':
    'Cztery natychmiastowe wygrane sprawdza się po każdym pojedynczym postawieniu i gdy kartusz 1 daje punkty.',
  'aton.ruling.AT9':
    'Dwie natychmiastowe wygrane nie mogą się zbiec: stawia tylko gracz, który działa, a kartusz 1 daje punkty tylko jednemu.',
  'aton.ruling.AT10':
    'Remis, którego nie rozstrzygnie żadne dobranie (zużyte obie talie i wszystkie odrzucone), pozwala Czerwonemu działać pierwszemu.',
  'aton.ruling.AT11':
    'Wymiana przy pustej talii: cztery karty dołączają do odrzuconych, wszystkie się tasuje i dobiera cztery. Wymienione karty leżą zakryte wśród odrzuconych.',
  'aton.ruling.AT12': 'Punktowanie, które kończy grę, nie zwraca kapłanów i nie opróżnia Królestwa Umarłych.',
  'aton.ruling.AT13': 'Właściciel wybiera, który kapłan opuszcza świątynię po punktowaniu.',
  'aton.ruling.AT14':
    'Kto jest Czerwonym, wynika z ziarna losowości, chyba że stół mówi inaczej (red w opcjach).',
  'aton.ruling.AT15':
    'Wycofanie przydziału to położenie innego; poprzedni obowiązuje do tej chwili. Gracz pozostaje gotowy, więc druga strona niczego nie zauważa. Gotowy gracz, który ma jeszcze żeton, może też wymienić karty; to widać, jak każdą wymianę, i przestaje wtedy być gotowy. Cofanie tu nie działa, bo druga strona zobaczyłaby, że gotowy gracz przestaje być gotowy.',
  'aton.ruling.AT16':
    'Gracz, którego ręka pozwala tylko na jeden przydział, i tak dostaje pytanie. Natychmiastowa odpowiedź zdradziłaby drugiej stronie jego rękę.',
  'aton.ruling.AT17':
    'Gdy musi odejść (lub wrócić) tylu kapłanów, ilu jest, albo zapełnić się tyle pól, ile jest wolnych, nie ma wyboru i dzieje się to bez pytania.',
  'aton.ruling.AT18':
    'Postawienie, które spełnia kilka warunków naraz, kończy grę raz; nazwę daje świątynia, potem żółte, potem zielone.',
  'aton.ruling.AT19':
    'Pusta talia powstaje na nowo w chwili, gdy potrzebna jest karta, a nie od razu. (To ważne dla AT11.)',
  'aton.ruling.AT20':
    'Ilu kapłanów opuszcza każdą świątynię po punktowaniu, ustala się, zanim odejdzie pierwszy: jeden z każdej świątyni, która ma jakiegoś, a za każdą pustą jeden z najwyższej, która jeszcze ma. Właściciel zabiera ich w dowolnej kolejności.',
  'aton.ruling.AT21':
    'Gracz, który osiąga 40 dzięki kartuszowi 1, wygrywa, zanim ustali się kolejność: nikt już nie dobiera po to kart.',
  'aton.ruling.AT22':
    'Po punktowaniu prowadzący zabiera wszystkich należnych kapłanów, potem robi to drugi gracz; nie na zmianę.',
}
