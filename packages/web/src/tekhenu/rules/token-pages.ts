/** The page of each token. */
export const TOKEN_PAGES: Readonly<Record<string, string>> = {
  papyrus: 'produce',
  bread: 'produce',
  limestone: 'produce',
  granite: 'produce',
  gold: 'gold',
  scribe: 'scribes',
  faith: 'maat',
  population: 'bastet',
  happiness: 'bastet',
  warrior: 'warband',
  priest: 'warband',
}
