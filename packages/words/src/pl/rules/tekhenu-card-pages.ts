import type { tekhenuCardPages as en } from '../../en/rules/tekhenu-card-pages.ts'

export const tekhenuCardPages: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.when.producing': 'Podczas [produkcji](produce), zanim przyjdą surowce. Potem jest odrzucana.',
  'tekhenu.when.paying': 'Gdy płaci się koszt tego boga. Potem jest odrzucana.',
  'tekhenu.when.taking': 'Na początku twojej tury, przed wzięciem kości. Potem jest odrzucana.',
  'tekhenu.when.changing': 'Po wzięciu kości, zanim cokolwiek się z nią zrobi. Potem jest odrzucana.',
  'tekhenu.when.adding': 'Po wzięciu kości, zanim cokolwiek się z nią zrobi. Potem jest odrzucana.',
  'tekhenu.when.anytime': 'W dowolnej chwili twojej tury, także w trakcie akcji. Potem jest odrzucana.',
  'tekhenu.when.between': 'W dowolnej chwili twojej tury poza akcją. Potem jest odrzucana.',
  'tekhenu.when.technology': 'Od chwili, gdy ją masz, do końca gry.',
  'tekhenu.when.decree':
    'Po ostatnim punktowaniu, jako jeden z najwyżej trzech [dekretów](decrees) o różnych symbolach.',
  'tekhenu.when.starting':
    'Podczas [przygotowania](setup); potem jest poza grą. Jej numer decyduje, kto zaczyna.',
  'tekhenu.when.destiny': 'Raz, po wybraniu w przygotowaniu albo w fazie [Maat](maat); masz ją do następnej.',
  'tekhenu.when.pillar': 'Gdy [wznosi się](ra) na niej filar, a jej znak odpowiada światłu u Ra.',
  'tekhenu.when.cult': 'Za każdym razem, gdy robisz to, co wymienia, raz na turę.',
  'tekhenu.when.Cult03': 'Za każdym razem, gdy twoje zadowolenie pierwszy raz w grze osiąga symbol.',
  'tekhenu.when.artifact': 'Raz, w twojej turze; potem jest poza grą.',
  'tekhenu.when.conquest': 'Gdy wznosi się na niej filar albo Hathor buduje w jej linii.',
  'tekhenu.when.D23': 'Przed początkiem ostatniego punktowania. To jeden z twoich trzech dekretów.',

  'tekhenu.costs.market':
    'Brana u [Thotha](thoth): jedna karta za darmo, dwie za 2 papirusy, trzy za 3 papirusy.',
  'tekhenu.costs.tile': '{cost}',
  'tekhenu.costs.artifact': 'kapłani: {priests}, razem z {destiny}',
  'tekhenu.costs.B17': '1 skryba, od razu, i koszt drugiej akcji.',
  'tekhenu.costs.B19': '1 zadowolenia i 1 populacji, od razu, i koszt drugiej akcji.',
  'tekhenu.costs.T19': '1 skryba za każdym razem.',
  'tekhenu.costs.D03': '2 złota.',
  'tekhenu.costs.D04': '1 surowiec za każdy punktowany symbol.',
  'tekhenu.costs.BX03': 'Cena regionu w wojownikach albo 1 zadowolenia u Ozyrysa.',
  'tekhenu.costs.SX02': '1 zadowolenia.',
  'tekhenu.costs.SX03': '1 zadowolenia.',
  'tekhenu.costs.Art03': '1 skryba przy użyciu.',
  'tekhenu.costs.Art06': '1 skryba przy użyciu.',

  'tekhenu.order.adding': 'Przed twoją akcją lub po niej; może nią być też [produkcja](produce).',
  'tekhenu.order.T24': 'Złoto przychodzi przed efektem błogosławieństwa i może pomóc go opłacić.',
  'tekhenu.scales.never-excess': 'To, co dodaje karta, nigdy nie jest nadwyżką: nic nie waży.',
  'tekhenu.scales.new-face': 'Liczy się nowa ścianka kości.',
  'tekhenu.scales.without-step': 'Liczy się kość bez tej zmiany wartości.',
  'tekhenu.scales.one-weight': 'Jedna kość, jeden ciężar: druga akcja niczego nie dokłada.',
  'tekhenu.scales.both-excess': 'Nadwyżka z obu produkcji jest nieczysta; sama kość waży raz.',
  'tekhenu.gods.opposite': 'Naprzeciw siebie',
  'tekhenu.gods.beside': 'Obok siebie',

  'tekhenu.where.market': 'Odkryta w części {section} rynku.',
  'tekhenu.where.reach':
    '{enough, select, yes {Twoje zadowolenie ({happiness}) wystarcza.} other {Potrzeba zadowolenia {needed}; masz {happiness}.}}',
  'tekhenu.where.mine': 'Masz ją.',
  'tekhenu.where.theirs': 'Ma ją {who}.',
  'tekhenu.where.ra': 'U Ra, dla wartości {values}.',
  'tekhenu.where.temple': 'W świątyni, na {space}.',
  'tekhenu.where.conquest': 'Leży odkryta: położy ją następna akcja Seta.',
  'tekhenu.where.artifact': 'Przy kartach przeznaczenia.',
  'tekhenu.where.unseen': 'Nie widać jej: jest w talii, w pudełku albo ukryta na ręce.',
}
