import type { tekhenuSethCards as en } from '../en/tekhenu-seth-cards.ts'

/** What the cards and tiles of Time of Seth do. Of two alike the text stands under the lower number. */
export const tekhenuSethCards: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.card.title-conquest': '{tile} (tuile conquête) : {text}',
  'tekhenu.card.kind.cult': 'pouvoir de culte',
  'tekhenu.card.title-artifact':
    '{card} (artefact, utilisé une fois, pour {priests} prêtres avec {destiny}) : {text}',
  'tekhenu.card.artifact': 'Pour {priests} prêtres, avec {destiny} et sans son gain. {text}',

  'tekhenu.card.BX01':
    'À tout moment de votre tour : recevez 5 guerriers et prêtres en tout, répartis à votre gré.',
  'tekhenu.card.BX03':
    'À tout moment de votre tour : déplacez un de vos bâtiments d’une rangée d’Osiris vers la région de même numéro, au prix de la région en guerriers et avec son gain ; ou d’une région vers la rangée de son numéro, pour 1 bonheur et avec le gain de la rangée.',

  'tekhenu.card.TX01': 'Seth : marquez 2 points et recevez 2 prêtres.',
  'tekhenu.card.TX02':
    'La foi paie comme des guerriers. À chaque Jugement de Maât sauf le dernier : la foi restante devient autant de prêtres.',
  'tekhenu.card.TX03':
    'À chaque Jugement de Maât : une balance corrompue ne vous coûte pas de points. L’ordre du tour la suit quand même.',
  'tekhenu.card.TX04': 'À chaque Jugement de Maât : marquez 1 point par jeton Sang.',
  'tekhenu.card.TX05':
    'Thot : mêlez des cartes de toutes les sections qui vous sont ouvertes, et prenez-en au plus une dans la section au-dessus.',

  'tekhenu.card.DX01': '2 par paire d’un guerrier et d’un prêtre qui vous restent.',
  'tekhenu.card.DX02': '3 pour chacun de vos bâtiments dans les régions de Seth.',
  'tekhenu.card.DX03': '2 pour chacune de vos statues et chacun de vos bâtiments dans les régions de Seth.',
  'tekhenu.card.DX04': '4 pour chacune de vos productions à 5 ou 6.',

  'tekhenu.card.SX01':
    'Initiative 1. Un bâtiment en rangée 5 d’un quartier au choix, sans perte de bonheur ; 2 guerriers.',
  'tekhenu.card.SX02':
    'Initiative 2. Un bâtiment en rangée 3, calcaire ou granite, pour 1 bonheur ; 4 guerriers et prêtres en tout.',
  'tekhenu.card.SX03':
    'Initiative 3. Un bâtiment en rangée 3, papyrus ou pain, pour 1 bonheur ; 4 guerriers et prêtres en tout.',
  'tekhenu.card.SX04': 'Initiative 4. 5 ressources au choix sauf or ; 1 guerrier ou 1 prêtre.',
  'tekhenu.card.SX05': 'Initiative 5. 2 scribes, 4 guerriers et 4 prêtres.',
  'tekhenu.card.SX06':
    'Initiative 6. Regardez 2 technologies, gardez-en une et mélangez l’autre dans le paquet ; 3 prêtres.',
  'tekhenu.card.SX07':
    'Initiative 7. Regardez 2 bénédictions, gardez-en une et mélangez l’autre dans le paquet ; 3 guerriers.',
  'tekhenu.card.SX08': 'Initiative 8. 1 papyrus, 1 pain, 1 calcaire et 1 granite ; 2 guerriers et 2 prêtres.',
  'tekhenu.card.SX09':
    'Initiative 9. 3 calcaire et granite, en toute combinaison ; 3 guerriers et prêtres en tout.',
  'tekhenu.card.SX10':
    'Initiative 10. 3 papyrus et pains, en toute combinaison ; 3 guerriers et prêtres en tout.',
  'tekhenu.card.SX11': 'Initiative 11. Population +3, puis bonheur +2 ; 4 guerriers.',
  'tekhenu.card.SX12': 'Initiative 12. 2 or et 4 prêtres.',

  'tekhenu.card.Cult01':
    'Quand vous érigez une statue pour le peuple : vous recevez 1 scribe, les autres 1 prêtre.',
  'tekhenu.card.Cult02':
    'Quand vous érigez une statue dédiée à un dieu : votre bonheur monte de 2, la population des autres de 1.',
  'tekhenu.card.Cult03':
    'Quand votre bonheur atteint pour la première fois un symbole de décompte de sa piste : vous recevez 1 or, les autres 1 guerrier.',
  'tekhenu.card.Cult04':
    'Quand vous construisez un bâtiment dans une région de Seth : votre population monte de 2, les autres reçoivent 1 pain.',
  'tekhenu.card.Cult05':
    'Quand vous érigez votre première colonne d’une rangée ou d’une file : vous recevez 3 prêtres, les autres peuvent échanger 1 ressource contre 1 or.',
  'tekhenu.card.Cult06':
    'Quand vous construisez un atelier ou une carrière : vous recevez 3 guerriers, les autres 2 foi.',
  'tekhenu.card.Cult07':
    'Quand vous érigez une colonne au bord du temple : vous recevez 1 ressource au choix sauf or, les autres peuvent échanger 1 ressource contre 1 scribe.',

  'tekhenu.card.Art01': 'Piochez 2 décrets, gardez-en un et mélangez l’autre dans le paquet.',
  'tekhenu.card.Art02': 'Effectuez une action de valeur 3 ou 4, sans dé, à son coût.',
  'tekhenu.card.Art03': 'Payez 1 scribe : le temple est aussitôt décompté pour vous.',
  'tekhenu.card.Art04': 'Chacune de vos quatre productions monte de 1.',
  'tekhenu.card.Art05': 'Piochez 2 technologies, gardez-en une et remettez l’autre sous le paquet.',
  'tekhenu.card.Art06': 'Payez 1 scribe : bonheur +5.',
  'tekhenu.card.Art07': 'Effectuez l’action de Seth avec la valeur voulue, sans dé, à son coût.',
  'tekhenu.card.Art08': 'Recevez 2 or.',

  'tekhenu.conquest.resources':
    'une colonne dessus apporte {tokens} ; Hathor à côté apporte 1 jeton {kinds, plural, one {de sa sorte} other {de chaque sorte}}.',
  'tekhenu.conquest.A05':
    'une colonne dessus apporte 3 ressources identiques au choix sauf or ; Hathor à côté apporte 1 ressource au choix sauf or.',
  'tekhenu.conquest.A06':
    'avec une colonne dessus, vous piochez 2 technologies, en gardez une et mélangez l’autre dans le paquet ; Hathor à côté apporte la première technologie du paquet.',
  'tekhenu.conquest.A07':
    'avec une colonne dessus, vous piochez 3 bénédictions, en gardez une et mélangez les autres dans le paquet ; Hathor à côté apporte la première bénédiction du paquet.',
  'tekhenu.conquest.A08': 'une colonne dessus apporte Thot avec la valeur 1 ; Hathor à côté n’apporte rien.',
  'tekhenu.conquest.A09':
    'une colonne dessus apporte Osiris avec la valeur 5, pour 1 bonheur ; Hathor à côté n’apporte rien.',
}
