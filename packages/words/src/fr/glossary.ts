/** A term of the games, what French calls it, and whether the French rulebooks or we chose the word. */
interface Term {
  readonly en: string
  /** Accepted forms, as beginnings of words. */
  readonly fr: readonly string[]
  readonly source: 'rulebook' | 'ours'
  /** Messages in which the English word means something else, or is better said otherwise. */
  readonly except?: readonly string[]
}

export const glossary: readonly Term[] = [
  // The wheel and the dice.
  { en: 'die', fr: ['dé'], source: 'rulebook' },
  { en: 'dice', fr: ['dé'], source: 'rulebook' },
  { en: 'wheel', fr: ['cadran'], source: 'rulebook' },
  { en: 'obelisk', fr: ['obélisque'], source: 'rulebook' },
  { en: 'shadow', fr: ['ombre'], source: 'rulebook' },
  { en: 'sunny', fr: ['soleil'], source: 'rulebook' },
  { en: 'sun', fr: ['soleil'], source: 'rulebook' },
  {
    en: 'shaded',
    fr: ['pénombre'],
    source: 'rulebook',
    except: ['aton.web.chart-legend', 'tekhenu.boards.chart-legend'],
  },
  { en: 'shade', fr: ['pénombre'], source: 'rulebook' },
  { en: 'pure', fr: ['pur'], source: 'rulebook' },
  { en: 'tainted', fr: ['corromp'], source: 'rulebook' },
  { en: 'taint', fr: ['corromp', 'corruption'], source: 'rulebook' },
  { en: 'forbidden', fr: ['interdit'], source: 'rulebook' },
  { en: 'rotation', fr: ['rotation', 'pivote'], source: 'rulebook' },
  { en: 'scales', fr: ['balance'], source: 'rulebook' },
  {
    en: 'balance',
    fr: ['équilibre'],
    source: 'rulebook',
    except: ['cli.example.report', 'web.which.think.tekhenu'],
  },
  { en: 'excess', fr: ['excédent'], source: 'rulebook' },

  // What players own.
  { en: 'papyrus', fr: ['papyrus'], source: 'rulebook' },
  { en: 'bread', fr: ['pain'], source: 'rulebook' },
  { en: 'limestone', fr: ['calcaire'], source: 'rulebook' },
  { en: 'granite', fr: ['granite'], source: 'rulebook' },
  { en: 'gold', fr: ['or'], source: 'rulebook', except: ['aton.legend.name.lit', 'tekhenu.legend.name.lit'] },
  { en: 'resource', fr: ['ressource'], source: 'rulebook' },
  { en: 'scribe', fr: ['scribe'], source: 'rulebook', except: ['tekhenu.name.S07', 'tekhenu.name.A01'] },
  { en: 'faith', fr: ['foi'], source: 'rulebook' },
  { en: 'population', fr: ['population'], source: 'rulebook' },
  { en: 'happiness', fr: ['bonheur'], source: 'rulebook' },
  { en: 'festival', fr: ['festival'], source: 'rulebook' },
  { en: 'statue', fr: ['statue'], source: 'rulebook' },
  { en: 'pillar', fr: ['colonne'], source: 'rulebook' },
  { en: 'pillar tile', fr: ['tuile colonne', 'tuiles colonne'], source: 'rulebook' },
  { en: 'tile', fr: ['tuile'], source: 'rulebook' },
  { en: 'matching edge', fr: ['contour'], source: 'rulebook' },
  { en: 'covered space', fr: ['case recouverte'], source: 'rulebook' },
  { en: 'ability', fr: ['capacité'], source: 'rulebook' },
  { en: 'building', fr: ['bâtiment'], source: 'rulebook' },
  { en: 'workshop', fr: ['atelier'], source: 'rulebook' },
  { en: 'quarry', fr: ['carrière'], source: 'rulebook', except: ['tekhenu.name.B13'] },
  { en: 'district', fr: ['quartier'], source: 'rulebook' },
  { en: 'Temple Complex', fr: ['enceinte du temple'], source: 'rulebook' },
  { en: 'temple', fr: ['temple'], source: 'rulebook' },
  {
    en: 'row',
    fr: ['rang'],
    source: 'rulebook',
    except: ['operator.no-table', 'tekhenu.name.T17', 'tekhenu.name.D12'],
  },
  { en: 'column', fr: ['file'], source: 'ours', except: ['cli.json.wrong'] },
  { en: 'production', fr: ['product'], source: 'rulebook' },

  // Cards.
  { en: 'blessing', fr: ['bénédiction'], source: 'rulebook' },
  { en: 'technology', fr: ['technologie'], source: 'rulebook' },
  { en: 'decree', fr: ['décret'], source: 'rulebook' },
  { en: 'starting card', fr: ['carte Départ', 'cartes Départ'], source: 'rulebook' },
  { en: 'destiny', fr: ['destinée'], source: 'rulebook' },
  { en: 'market', fr: ['marché'], source: 'rulebook' },
  { en: 'initiative', fr: ['initiative'], source: 'rulebook' },
  { en: 'ankh', fr: ['Ankh'], source: 'rulebook' },

  // The course of a game.
  { en: 'round', fr: ['tour'], source: 'rulebook' },
  { en: 'turn order', fr: ['ordre du tour'], source: 'rulebook' },
  { en: 'scoring', fr: ['décompt'], source: 'rulebook' },
  { en: 'setup', fr: ['mise en place'], source: 'rulebook' },
  { en: 'god action', fr: ['action divine', 'actions divines'], source: 'rulebook' },
  { en: 'extra action', fr: ['action supplémentaire', 'actions supplémentaires'], source: 'rulebook' },

  // Gods, and the automatic player.
  { en: 'Maat', fr: ['Maât'], source: 'rulebook' },
  { en: 'Anubis', fr: ['Anubis'], source: 'rulebook' },
  { en: 'Horus', fr: ['Horus'], source: 'rulebook' },
  { en: 'Ra', fr: ['Râ'], source: 'rulebook' },
  { en: 'Hathor', fr: ['Hathor'], source: 'rulebook' },
  { en: 'Bastet', fr: ['Bastet'], source: 'rulebook' },
  { en: 'Thoth', fr: ['Thot'], source: 'rulebook' },
  { en: 'Osiris', fr: ['Osiris'], source: 'rulebook' },
  { en: 'Botankhamun', fr: ['Botankhamon'], source: 'rulebook' },
  { en: 'Deben', fr: ['Deben'], source: 'rulebook' },
  { en: 'action tile', fr: ['tuile Action', 'tuiles Action'], source: 'rulebook' },

  // Time of Seth and the Vizier’s Challenge: no French rulebook names them.
  { en: 'Time of Seth', fr: ['Temps de Seth'], source: 'ours' },
  { en: 'Seth', fr: ['Seth'], source: 'ours' },
  { en: 'warrior', fr: ['guerrier'], source: 'ours' },
  { en: 'priest', fr: ['prêtre'], source: 'rulebook' },
  { en: 'blood', fr: ['sang'], source: 'ours' },
  { en: 'region', fr: ['région'], source: 'ours' },
  { en: 'conquest tile', fr: ['tuile conquête', 'tuiles conquête'], source: 'ours' },
  { en: 'cult power', fr: ['pouvoir de culte', 'pouvoirs de culte'], source: 'ours' },
  { en: 'artifact', fr: ['artefact'], source: 'ours' },
  { en: 'Vizier', fr: ['vizir'], source: 'ours' },

  // Aton.
  { en: 'cartouche', fr: ['cartouche'], source: 'rulebook' },
  { en: 'exchange token', fr: ['pion de troc'], source: 'rulebook' },
  { en: 'realm of the dead', fr: ['royaume des morts'], source: 'rulebook' },
  { en: 'reserve', fr: ['réserve'], source: 'rulebook' },
  { en: 'draw pile', fr: ['pioche'], source: 'rulebook' },
  { en: 'score track', fr: ['piste de score'], source: 'rulebook' },
]
