import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Session } from '../session/session.ts'
import { PACES, SOUND_CHOICES, useSettings } from '../store/settings.ts'
import { Choice } from './choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './options.module.css'
import { playSound } from './sounds.ts'
import { Switch } from './switch.tsx'

/** The settings of this browser; at a table with the session to which changes apply at once. */
export function Options({ session }: { readonly session?: Session | undefined }): ReactElement {
  const words = useWords()
  const settings = useSettings()
  const { change } = settings
  return (
    <div className={styles.options}>
      <div className={styles.row}>
        <b>{words.say('web.option.language')}</b>
        <LanguageChoice />
      </div>
      <Looks />
      <Switch
        label={words.say('web.option.motion')}
        about={words.say('web.option.motion.about')}
        on={settings.motion === 'system'}
        onChange={(on) => change({ motion: on ? 'system' : 'off' })}
      />
      <PaceChoice />
      <SoundChoice />
      <Switch
        label={words.say('web.option.end-turn')}
        about={words.say('web.option.end-turn.about')}
        on={settings.endTurnByHand}
        onChange={(endTurnByHand) => {
          change({ endTurnByHand })
          void session?.setEndTurnByHand(endTurnByHand)
        }}
      />
      <Switch
        label={words.say('web.option.steps')}
        about={words.say('web.option.steps.about')}
        on={settings.stepByStep}
        onChange={(stepByStep) => {
          change({ stepByStep })
          void session?.setStepByStep(stepByStep)
        }}
      />
      <Switch
        label={words.say('web.option.shortcuts')}
        about={words.say('web.option.shortcuts.about')}
        on={settings.shortcuts}
        onChange={(shortcuts) => change({ shortcuts })}
      />
      <a href="/me">{words.say('company.option.notices')}</a>
    </div>
  )
}

/** How fast the moves of others are shown. */
function PaceChoice(): ReactElement {
  const words = useWords()
  const { pace, change } = useSettings()
  return (
    <div className={styles.row}>
      <b>{words.say('web.option.pace')}</b>
      <Choice
        legend={words.say('web.option.pace')}
        value={pace}
        onChange={(chosen) => change({ pace: chosen })}
        options={PACES.map((each) => [each, words.say(`web.option.pace.${each}`)] as const)}
      />
    </div>
  )
}

/** What can be heard at a table. */
function SoundChoice(): ReactElement {
  const words = useWords()
  const { sounds, change } = useSettings()
  return (
    <div className={styles.row}>
      <b>{words.say('web.option.sounds')}</b>
      <Choice
        legend={words.say('web.option.sounds')}
        value={sounds}
        onChange={(chosen) => {
          change({ sounds: chosen })
          playSound('turn')
        }}
        options={SOUND_CHOICES.map((each) => [each, words.say(`web.option.sounds.${each}`)] as const)}
      />
    </div>
  )
}

/** How pages and tables look. */
function Looks(): ReactElement {
  const words = useWords()
  const { theme, table, change } = useSettings()
  return (
    <>
      <div className={styles.row}>
        <b>{words.say('web.option.theme')}</b>
        <Choice
          legend={words.say('web.option.theme')}
          value={theme}
          onChange={(chosen) => change({ theme: chosen })}
          options={[
            ['system', words.say('web.option.theme.system')],
            ['light', words.say('web.option.theme.light')],
            ['dark', words.say('web.option.theme.dark')],
          ]}
        />
      </div>
      <div className={styles.row}>
        <b>{words.say('web.option.table')}</b>
        <Choice
          legend={words.say('web.option.table')}
          value={table}
          onChange={(chosen) => change({ table: chosen })}
          options={[
            ['picture', words.say('web.option.table.picture')],
            ['text', words.say('web.option.table.text')],
          ]}
        />
      </div>
    </>
  )
}
