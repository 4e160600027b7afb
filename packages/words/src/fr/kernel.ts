import type { kernel as en } from '../en/kernel.ts'

export const kernel: Readonly<Record<keyof typeof en, string>> = {
  'shape.number': 'doit être un nombre entier de {min} à {max}.',
  'shape.range': 'vaut {found}, mais doit aller de {min} à {max}.',
  'shape.text': 'doit être un texte d’au plus {longest, plural, one {# caractère} other {# caractères}}.',
  'shape.choice': 'doit être l’une de ces valeurs : {values}.',
  'shape.list': 'doit être une liste.',
  'shape.length':
    'compte {found, plural, one {# élément} other {# éléments}}, mais doit en compter {expected}.',
  'shape.too-many':
    'compte {found, plural, one {# élément} other {# éléments}}, mais au plus {most} sont permis.',
  'shape.object': 'doit être un objet avec des champs nommés.',
  'shape.unknown': 'n’est pas un champ de cet objet. Ses champs : {known}.',
  'shape.missing': 'manque. Ajoutez-le.',
  'shape.boolean': 'doit être true ou false.',

  'record.not-a-record': 'Ce n’est pas une partie de Benben. La première ligne d’une partie est « {first} ».',
  'record.too-long':
    'L’enregistrement est trop long. La limite est de {longest, plural, one {# caractère} other {# caractères}}.',
  'record.header':
    '« {found} » n’est pas une ligne d’en-tête. Un en-tête s’écrit « name: value », et une ligne vide les termine.',
  'record.header-twice': 'L’en-tête « {name} » figure deux fois. Enlevez l’un des deux.',
  'record.header-missing': 'L’en-tête « {name} » manque. Ajoutez-le avant la ligne vide.',
  'record.printed': 'Les données imprimées « {found} » ne sont pas du JSON.',
  'record.options': 'Les options « {found} » ne sont pas du JSON.',
  'record.options-refused': 'Les options de la partie sont inutilisables. {reason}',
  'record.line':
    '« {found} » n’est ni un coup, ni une annulation, ni un tirage, ni un point de reprise, ni la fin.',
  'record.after-end': '« {found} » vient après la fin de la partie. Rien ne doit la suivre.',
  'record.game': 'C’est une partie de « {found} ». Ouvrez-la comme telle, et non comme « {known} ».',
  'record.rules': 'La partie demande la version {found} des règles, mais ce Benben a la version {known}.',
  'record.checkpoint': 'Le point de reprise « {found} » n’est pas du JSON avec « rules » et « position ».',
  'record.position': 'La position du point de reprise est inutilisable. {reason}',
  'record.edition': 'La partie a été jouée avec l’édition « {found} », mais ce programme a « {known} ».',
  'record.seats':
    'L’enregistrement nomme {found, plural, one {# place} other {# places}}. Le jeu en demande de {min} à {max}.',
  'record.nonces':
    'L’enregistrement a {found, plural, one {# nonce} other {# nonces}} pour {seats} places. Il en faut un par place, ou aucun.',
  'record.unreadable-move': '« {found} » n’est pas un coup de ce jeu.',
  'record.refused': 'La place {seat} ne peut pas jouer « {move} » ici. {reason}',
  'record.chance':
    '{sides, select, 0 {Le tirage {found} est en trop : les coups ne l’utilisent pas.} other {Le tirage {found} ne convient pas : les coups en demandent un parmi {sides}.}}',
  'record.no-chance': 'Les coups demandent un tirage parmi {sides}, et l’enregistrement n’en a plus.',
  'record.end':
    'La fin ne s’accorde pas avec les coups. Ils mènent à la raison « {reason} » et aux points {totals}.',
  'record.not-over': 'L’enregistrement dit que la partie est finie, mais les coups n’y mettent pas fin.',

  'match.no-such-seat': 'Personne n’est assis là. Choisissez une des places de cette partie.',
  'match.ended': 'La partie est finie.',
  'match.not-now': 'Impossible maintenant : la partie est finie, ou la place n’est pas dans cet état.',
  'match.undo-nothing': 'Vous n’avez encore joué aucun coup : il n’y a rien à reprendre.',
  'match.undo-chance': 'Votre dernier coup a fait jouer le hasard : il reste joué.',
  'match.undo-reveal': 'Votre dernier coup a révélé quelque chose de caché : il reste joué.',
  'match.undo-turn': 'Le tour a passé depuis votre dernier coup : il reste joué.',
  'match.undo-rules': 'Les règles ont changé depuis votre dernier coup : il reste joué.',
  'match.undo-over': 'La partie est finie : aucun coup ne peut être repris.',

  'match.rule.seats': 'qui est assis à la table',
  'match.rule.undo':
    'un coup peut être repris tant qu’il ne révèle rien et que personne d’autre n’a à choisir',
  'match.rule.absence': 'ce qui se passe quand quelqu’un abandonne, n’a plus de temps ou s’absente',

  'match.end.conceded':
    '{you, select, yes {Vous abandonnez} other {{who} abandonne}} : {won, select, you {vous gagnez} many {victoire partagée, {winners}} other {{winners} gagne}}. Les points sont ceux d’un décompte à ce moment.',
  'match.end.out-of-time':
    '{you, select, yes {Votre temps est écoulé} other {Temps écoulé pour {who}}} : {won, select, you {vous gagnez} many {victoire partagée, {winners}} other {{winners} gagne}}. Les points sont ceux d’un décompte à ce moment.',
  'match.end.agreed':
    'Tout le monde a accepté d’arrêter la partie avant la fin : personne ne gagne. Les points sont ceux d’un décompte à ce moment.',
  'match.note.lost':
    '{you, select, yes {Vous avez abandonné} other {{who} a abandonné}} ; un bot a fini à cette place.',
  'match.note.kept': 'Un bot a joué pour {you, select, yes {vous} other {{who}}} à la fin.',
  'match.note.hints':
    '{you, select, yes {Vous avez joué} other {{who} a joué}} avec {hints, plural, one {# conseil} other {# conseils}}.',

  'match.log.concede':
    '{you, select, yes {Vous abandonnez.} other {{who} abandonne.}}{bot, select, none {} other { Le bot {bot} continue à cette place.}}',
  'match.log.timeout':
    '{you, select, yes {Votre temps est écoulé.} other {Temps écoulé pour {who}.}}{bot, select, none {} other { Le bot {bot} {kept, select, yes {joue jusqu’à {you, select, yes {votre} other {son}} retour} other {continue à cette place}}.}}',
  'match.log.takeover': 'Le bot {bot} joue désormais pour {you, select, yes {vous} other {{who}}}.',
  'match.log.return':
    '{you, select, yes {Vous êtes de retour et reprenez votre} other {{who} est de retour et reprend sa}} place.',
  'match.log.hint': '{bot} {you, select, yes {vous a donné un conseil} other {a donné un conseil à {who}}}.',
  'match.log.agreed': 'Tout le monde accepte d’arrêter la partie avant la fin.',
}
