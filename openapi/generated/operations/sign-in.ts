// Made by `npm run generate` from openapi/. Not edited by hand.
export const signIn = {
  "auth.config": {
    "method": "GET",
    "path": "/auth/config",
    "permission": "public"
  },
  "auth.login": {
    "method": "POST",
    "path": "/auth/login",
    "permission": "public",
    "body": true
  },
  "auth.secondFactor": {
    "method": "POST",
    "path": "/auth/second-factor",
    "permission": "public",
    "body": true
  },
  "auth.logout": {
    "method": "POST",
    "path": "/auth/logout",
    "permission": "session",
    "tokens": "never"
  },
  "auth.me": {
    "method": "GET",
    "path": "/auth/me",
    "permission": "session",
    "slide": false
  },
  "auth.menus": {
    "method": "GET",
    "path": "/auth/menus",
    "permission": "session",
    "slide": false
  },
  "auth.sendResetCode": {
    "method": "POST",
    "path": "/auth/reset-code",
    "permission": "public",
    "body": true
  },
  "auth.resetPassword": {
    "method": "POST",
    "path": "/auth/reset-password",
    "permission": "public",
    "body": true
  },
  "auth.beginMicrosoft": {
    "method": "POST",
    "path": "/auth/microsoft/nonce",
    "permission": "public",
    "audit": "none"
  },
  "auth.microsoft": {
    "method": "POST",
    "path": "/auth/microsoft",
    "permission": "public",
    "bodyLimit": 32768,
    "body": true
  },
  "auth.acceptInvite": {
    "method": "POST",
    "path": "/auth/accept-invite",
    "permission": "public",
    "body": true
  },
  "auth.redeemRunCode": {
    "method": "POST",
    "path": "/auth/run-code",
    "permission": "public",
    "body": true
  }
} as const
