import { readIncident } from '@benben/kernel'
import { incidentSentence, type Who, type Words } from '@benben/words'
import { botName } from './bot-name.ts'

/** What happened apart from the moves, as sentences. */
export const incidentLines = (words: Words, incidents: readonly string[], who: Who): string[] =>
  incidents.flatMap((line) => {
    const incident = readIncident(line)
    return incident === undefined
      ? []
      : [incidentSentence(words, incident, who, (bot) => botName(words, bot))]
  })
