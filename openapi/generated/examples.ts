// Made by `npm run generate` from openapi/. Not edited by hand.
/** A text that each pattern of the contract matches, for whoever wrote another. */
export const examples = {
  "^[A-Z][A-Z0-9_]*$": "BIKE_RENTED",
  "^([0-9]{8}|[A-Za-z0-9_-]{22})$": "04219735",
  "^[A-Za-z0-9_-]{43}$": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  "^[a-z0-9-]*$": "door-open",
  "^[A-Za-z0-9:._*-]*$": "bike:rent",
  "^[A-Za-z0-9:._*-]+$": "bike:rent",
  "^[A-Za-z]+( Homerooms| Runs| Children|( Elementary| Middle| High| LifeCentered)+)$": "absence Elementary Middle",
  "^$|^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$": "g3-1@school.example",
  "^([1-9]\\d{0,2})?$": "86",
  "^[0-9+() .-]*$": "+86 138 0013 8000",
  "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$": "07-31",
  "^\\S+$": "G3",
  "^[0-9]{4}-[0-9]{2}$": "2026-27",
  "^(|Elementary|Middle|High|LifeCentered)$": "Elementary",
  "^([01][0-9]|2[0-3]):[0-5][0-9]$": "07:30",
  "^([01][0-9]|2[0-3]):(00|15|30|45)$": "13:45",
  "^(([01][0-9]|2[0-3]):(00|15|30|45)|24:00)$": "13:45",
  "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$": "22:00",
  "^[0-9]{4}-(0[1-9]|1[0-2])$": "2026-11",
  "^(([01][0-9]|2[0-3]):[0-5][0-9])?$": "02:30",
  "^[a-z0-9-]{1,24}$": "q-1",
  "^[A-Za-z0-9_-]{22}$": "kP3vXc9Qe1RtYw7Zs5AuBg",
  "^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,999}$": "12,15"
} as const
