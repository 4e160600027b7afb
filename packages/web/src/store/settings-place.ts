/** Under which name the settings are kept in this browser. */
export const SETTINGS = 'benben.settings'
