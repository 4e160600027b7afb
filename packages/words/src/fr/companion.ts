import type { companion as en } from '../en/companion.ts'

export const companion: Readonly<Record<keyof typeof en, string>> = {
  'companion.title': 'À la vraie table',
  'companion.about':
    'Jouez avec la boîte sur votre table. Botankhamon joue d’ici : saisissez ce que montrent dés, cartes et tuiles et jouez vos tours en touchant l’écran ; Benben le fait avancer, dit pourquoi, et compte chaque point.',
  'companion.kept': 'Vos tables',
  'companion.kept.round':
    '{level, select, easy {Facile} hard {Difficile} other {Moyen}}, {round, plural, =0 {mise en place} one {tour #} other {tour #}}',
  'companion.kept.over': '{level, select, easy {Facile} hard {Difficile} other {Moyen}}, finie',
  'companion.kept.open': 'Continuer',
  'companion.kept.remove': 'Enlever cette table',
  'companion.edition': '1. Votre édition',
  'companion.edition.about':
    'Ce qui est imprimé dans votre boîte décide de ce que tout coûte et apporte. Saisissez-le une fois, et chaque point sera juste.',
  'companion.edition.enter': 'Saisir votre édition',
  'companion.edition.sure':
    'Je joue avec les valeurs standard. Je sais que certaines sont reconstituées : coûts et points peuvent différer de ma boîte.',
  'companion.edition.first': 'Choisissez d’abord votre édition, ou acceptez les valeurs standard.',
  'companion.game': '2. Votre partie',
  'companion.level': 'Botankhamon',
  'companion.begin': 'Préparer la table',
  'companion.failed': 'Impossible d’ouvrir cette table : {problem}',
  'companion.missing': 'Ce navigateur n’a pas cette table.',
  'companion.unkept':
    'Ce navigateur n’a pas pu enregistrer la dernière saisie. Enregistrez la partie par sécurité.',
  'companion.setup': 'Préparer la table',
  'companion.setup.about':
    'Mélangez, piochez et lancez comme le dit le livret de règles, et saisissez tout dans cet ordre.',
  'companion.entered': '{many, plural, =0 {Rien de saisi} one {# saisie} other {# saisies}}',
  'companion.back': 'Reprendre',
  'companion.record': 'Enregistrer la partie',
  'companion.panel': 'Ce qui est sorti',
  'companion.find': 'Chercher par numéro ou par nom',
  'companion.none': 'Rien ne correspond à « {text} ».',
  'companion.lot': 'Aucune pièce n’en décide. Tirez au sort, ou laissez faire Benben.',
  'companion.lot.throw': 'Décider pour moi',
  'companion.keys': 'Touches : lettre, puis nombre. {example}',
  'companion.left': '{many, plural, =0 {plus aucun} one {reste #} other {reste #}}',
  'companion.in-bag': '{many, plural, one {# dé} other {# dés}} dans le sac',
  'companion.die': '{colour} {value}',
  'companion.pending': 'Encore à poser : {dice}',
  'companion.bot': 'Botankhamon joue',
  'companion.bot.about': 'Faites ceci à votre table.',
  'companion.bot.done': 'Fait, continuer',
  'companion.fold': 'Replier',
  'companion.unfold': 'Déplier',
  'match.draw-nothing': 'Rien n’est tiré maintenant.',
  'match.draw-impossible':
    '{found} ne peut pas sortir ici : c’est ailleurs, ou hors de ce tirage. Possible : {possible}.',
  'match.draw-first': 'Saisissez d’abord ce qui est sorti.',
  'match.rule.draws': 'Tirages',
  'tekhenu.draw.wheel':
    'Tournez l’ombre de l’obélisque au hasard. Chez quel dieu est la première section au soleil, dans le sens horaire ?',
  'tekhenu.draw.tile': 'Retournez une tuile colonne. Laquelle est-ce ?',
  'tekhenu.draw.horus': 'Mélangez les tuiles Horus et disposez-les. Quel dieu est à {value} ?',
  'tekhenu.draw.colour': 'Tirez un dé pour {god} et lancez-le.',
  'tekhenu.draw.face': 'Que montre le dé {colour} pour {god} ?',
  'tekhenu.draw.market':
    'Retournez {family, select, blessing {une bénédiction} technology {une technologie} other {un décret}} pour la section {section} du marché. Quelle carte est-ce ?',
  'tekhenu.draw.card':
    'Piochez {family, select, blessing {une bénédiction} technology {une technologie} other {un décret}}. Quelle carte est-ce ?',
  'tekhenu.draw.starting': 'Piochez une carte Départ pour vous. Laquelle est-ce ?',
  'tekhenu.draw.first': 'Qui choisit en premier ?',
  'tekhenu.draw.destiny': 'Quelle carte Destinée reçoit Botankhamon ?',
  'tekhenu.draw.boxed': 'Tirez une tuile de Botankhamon et remettez-la dans la boîte. Laquelle est-ce ?',
  'tekhenu.draw.pyramid':
    'Posez une tuile de la pyramide : rangée {row} à partir du bas, place {place}. Laquelle est-ce ?',
  'tekhenu.draw.deben': 'Lancez le Deben. Que montre-t-il ?',
  'tekhenu.draw.die': 'Plusieurs dés se valent pour Botankhamon. Lequel prend-il ?',
  'tekhenu.draw.house': 'Plusieurs emplacements de bâtiment se valent pour Botankhamon. Lequel prend-il ?',
  'tekhenu.draw.space': 'Plusieurs cases du temple se valent pour Botankhamon. Laquelle prend-il ?',
  'tekhenu.draw.statue': 'Plusieurs emplacements de sa statue se valent. Lequel prend-il ?',
  'tekhenu.draw.conquest': 'Retournez une tuile conquête. Laquelle est-ce ?',
  'tekhenu.draw.conquest-space':
    'Plusieurs cases se valent pour la tuile conquête de Botankhamon. Laquelle prend-il ?',
  'tekhenu.draw.cult': 'Piochez un pouvoir de culte. Lequel est-ce ?',
  'tekhenu.draw.artifact': 'Piochez un artefact. Lequel est-ce ?',
  'tekhenu.draw.region': 'Lancez un dé pour le bâtiment de Botankhamon dans les régions. Que montre-t-il ?',
  'tekhenu.deben.up': 'En haut',
  'tekhenu.deben.right': 'À droite',
}
