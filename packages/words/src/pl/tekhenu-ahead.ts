import type { tekhenuAhead as en } from '../en/tekhenu-ahead.ts'

/** What can be said before it is asked in Tekhenu. */
export const tekhenuAhead: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ahead.bread': 'Zapłać należny chleb',
  'tekhenu.ahead.bread.about': 'Podczas punktowania: cały i chlebem. Jeśli go zabraknie, padnie pytanie.',
  'tekhenu.ahead.no-faith': 'Nie kładź wiary',
  'tekhenu.ahead.no-faith.about': 'Gdy Maat waży czyny, niezależnie od tego, co kładą inni.',
  'tekhenu.ahead.silence': 'Nie zagrywaj dekretu przed ostatnim punktowaniem',
  'tekhenu.ahead.silence.about':
    'Pytani są wszyscy, którzy mogą mieć „Ostatnie Słowo”. Pójście dalej nie zdradza nikomu, czy je masz.',
  'tekhenu.ahead.no-swap': 'Rezygnuj z wymian',
  'tekhenu.ahead.no-swap.about':
    'Gdy moc wyznawców kogoś innego pozwala wymienić surowiec na złoto albo skrybę.',
}
