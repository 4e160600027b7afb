import type { tekhenuVizier as en } from '../en/tekhenu-vizier.ts'

/** Tekhenu with the Vizier's Challenge, for two. */
export const tekhenuVizier: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.log.destiny-discarded':
    '{who} {you, select, yes {mettez} other {met}} la destinée « {card} » de côté : personne d’autre ne peut la prendre cette fois.',
  'tekhenu.log.stationed':
    '{moved, select, yes {Le vizir n’est plus chez {from}. {who} {you, select, yes {le postez} other {le poste}} chez {god}.} other {{who} {you, select, yes {postez} other {poste}} le vizir chez {god}.}}',
  'tekhenu.by.vizier': 'un dé pris là où se tient le vizir',
  'tekhenu.source.tribute': 'Tribut au vizir',

  'tekhenu.ask.vizier-discard':
    '{who}, mettez de côté une des autres cartes Destinée. Le second joueur ne pourra pas la prendre cette fois.',
  'tekhenu.ask.vizier-station':
    '{who}, postez le vizir{moved, select, yes { ailleurs que chez {from}} other {}}. Chaque dé que le second joueur y prend vous rapporte 2 points.',
  'tekhenu.task.vizier-discard': 'Mettez une carte Destinée de côté.',
  'tekhenu.task.vizier-station': 'Postez le vizir.',
  'tekhenu.wait.vizier-discard': '{who} met une carte Destinée de côté.',
  'tekhenu.wait.vizier-station': '{who} poste le vizir.',
  'tekhenu.refusal.destiny-discarded':
    '« {card} » est de côté cette fois. Choisissez une autre carte Destinée.',
  'tekhenu.refusal.vizier-stays':
    'Le vizir est déjà chez {god} et doit changer de place. Choisissez un autre dieu.',
  'tekhenu.rule.vizier': 'le Défi du vizir',

  'tekhenu.move.discard': 'Mettre « {card} » de côté pour cette fois ({text})',
  'tekhenu.move.station': 'Le vizir surveille les dés chez {god}.',
  'tekhenu.help.discard': 'mettre une carte Destinée de côté (Défi du vizir)',
  'tekhenu.help.station': 'poster le vizir chez un dieu',
  'tekhenu.table.vizier':
    '{some, select, yes {Le vizir est chez {god} : chaque dé pris là par {second} rapporte 2 points à {first}.} other {Le vizir n’est pas encore posté.}}',
  'tekhenu.table.vizier-aside': 'La destinée « {card} » est de côté cette fois.',

  'tekhenu.vizier.seats':
    'est un défi entre deux joueurs exactement, pas {seats}. Enlevez cette option à plus de deux.',
  'tekhenu.vizier.solo':
    'demande deux personnes : Botankhamon n’y participe pas. Enlevez l’une des deux options.',
  'tekhenu.vizier.position':
    'n’est pas où le vizir peut se tenir maintenant : il est posté dès que les deux joueurs ont pris leurs cartes Destinée.',
  'tekhenu.vizier.discarded':
    'n’est pas ce qui peut être de côté maintenant : une carte ne l’est que jusqu’à ce que le vizir soit posté.',
}
