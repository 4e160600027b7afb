import { PATHS, type PeopleAnswer, type ResultsAnswer } from '@benben/protocol'
import { callApi } from './api.ts'

/** What I have played with people. Everything here throws an ApiError where the server says no or cannot be reached. */

export const fetchResults = (): Promise<ResultsAnswer> => callApi(PATHS.results)

/** Whether others see my rating and results. */
export const showResults = (visible: boolean): Promise<ResultsAnswer> => callApi(PATHS.results, { visible })

/** What those at a table show of themselves, per seat. */
export const fetchPeople = async (table: string): Promise<PeopleAnswer['seats']> =>
  (await callApi<PeopleAnswer>(PATHS.people(table))).seats
