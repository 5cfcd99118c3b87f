// Made by `npm run generate` from openapi/. Not edited by hand.
export const everybody = {
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
  },
  "account.changePassword": {
    "method": "PUT",
    "path": "/account/password",
    "permission": "session",
    "tokens": "never",
    "secret": "body",
    "body": true
  },
  "account.sessions": {
    "method": "GET",
    "path": "/account/sessions",
    "permission": "session",
    "tokens": "never"
  },
  "account.endOtherSessions": {
    "method": "POST",
    "path": "/account/sessions/end-others",
    "permission": "session",
    "tokens": "never",
    "defaults": {
      "query": {
        "keepTokens": false
      }
    }
  },
  "account.endSession": {
    "method": "DELETE",
    "path": "/account/sessions/{sessionId}",
    "permission": "session",
    "tokens": "never"
  },
  "account.tokens": {
    "method": "GET",
    "path": "/account/tokens",
    "permission": "session",
    "tokens": "never"
  },
  "account.createToken": {
    "method": "POST",
    "path": "/account/tokens",
    "permission": "session",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer",
    "body": true,
    "defaults": {
      "body": {
        "acts": false
      }
    }
  },
  "account.revokeToken": {
    "method": "DELETE",
    "path": "/account/tokens/{tokenId}",
    "permission": "session",
    "tokens": "never"
  },
  "account.secondFactor": {
    "method": "GET",
    "path": "/account/second-factor",
    "permission": "session",
    "tokens": "never"
  },
  "account.beginApp": {
    "method": "POST",
    "path": "/account/second-factor/app",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer"
  },
  "account.confirmApp": {
    "method": "PUT",
    "path": "/account/second-factor/app",
    "permission": "session",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer",
    "body": true
  },
  "account.removeApp": {
    "method": "DELETE",
    "path": "/account/second-factor/app",
    "permission": "session",
    "tokens": "never",
    "stepUp": true
  },
  "account.beginPasskey": {
    "method": "POST",
    "path": "/account/second-factor/passkeys/begin",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer"
  },
  "account.addPasskey": {
    "method": "POST",
    "path": "/account/second-factor/passkeys",
    "permission": "session",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer",
    "body": true
  },
  "account.removePasskey": {
    "method": "DELETE",
    "path": "/account/second-factor/passkeys/{passkeyId}",
    "permission": "session",
    "tokens": "never",
    "stepUp": true
  },
  "account.newRecoveryCodes": {
    "method": "POST",
    "path": "/account/second-factor/recovery-codes",
    "permission": "session",
    "tokens": "never",
    "stepUp": true,
    "secret": "answer"
  },
  "account.beginStepUp": {
    "method": "POST",
    "path": "/account/step-up/begin",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "secret": "answer"
  },
  "account.stepUp": {
    "method": "POST",
    "path": "/account/step-up",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "secret": "body",
    "body": true
  },
  "events.stream": {
    "method": "GET",
    "path": "/events",
    "permission": "session",
    "slide": false,
    "answers": "events"
  },
  "messages.mine": {
    "method": "GET",
    "path": "/messages",
    "permission": "session",
    "slide": false,
    "forOneself": true
  },
  "messages.unread": {
    "method": "GET",
    "path": "/messages/unread",
    "permission": "session",
    "slide": false,
    "forOneself": true
  },
  "messages.read": {
    "method": "POST",
    "path": "/messages/read",
    "permission": "session",
    "audit": "none",
    "forOneself": true,
    "body": true
  },
  "runs.list": {
    "method": "GET",
    "path": "/runs",
    "permission": "session",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "runs.export": {
    "method": "GET",
    "path": "/runs/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "runs.get": {
    "method": "GET",
    "path": "/runs/{runId}",
    "permission": "session",
    "slide": false
  },
  "runs.cancel": {
    "method": "POST",
    "path": "/runs/{runId}/cancel",
    "permission": "session"
  },
  "runs.undo": {
    "method": "POST",
    "path": "/runs/{runId}/undo",
    "permission": "session",
    "stepUp": true
  },
  "files.upload": {
    "method": "POST",
    "path": "/files",
    "permission": "session",
    "bodyLimit": 10485760,
    "body": "bytes"
  },
  "queues.list": {
    "method": "GET",
    "path": "/queues",
    "permission": "session",
    "slide": false
  },
  "bike.allowance": {
    "method": "GET",
    "path": "/bikes/allowance",
    "permission": "session"
  },
  "bike.feed": {
    "method": "GET",
    "path": "/bikes/gbfs/{feed}",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bike.myRents": {
    "method": "GET",
    "path": "/bikes/rents/mine",
    "permission": "session"
  },
  "bike.getRent": {
    "method": "GET",
    "path": "/bikes/rents/{rentId}",
    "permission": "session"
  },
  "bike.cancelRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/cancel",
    "permission": "session"
  },
  "bike.undoRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/undo",
    "permission": "session",
    "moreCodes": [
      "bike:rent:confirm",
      "bike:rent:reject"
    ]
  },
  "bike.myReturns": {
    "method": "GET",
    "path": "/bikes/returns/mine",
    "permission": "session"
  },
  "bike.getReturn": {
    "method": "GET",
    "path": "/bikes/returns/{returnId}",
    "permission": "session"
  },
  "bike.cancelReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/cancel",
    "permission": "session"
  },
  "bike.undoReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/undo",
    "permission": "session",
    "moreCodes": [
      "bike:return:confirm",
      "bike:return:reject"
    ]
  },
  "vehicle.mine": {
    "method": "GET",
    "path": "/vehicles/mine",
    "permission": "session"
  },
  "vehicle.get": {
    "method": "GET",
    "path": "/vehicles/{passId}",
    "permission": "session"
  },
  "vehicle.undo": {
    "method": "POST",
    "path": "/vehicles/{passId}/undo",
    "permission": "session",
    "moreCodes": [
      "vehicle:confirm",
      "vehicle:reject"
    ]
  },
  "calendar.days": {
    "method": "GET",
    "path": "/calendar/days",
    "permission": "session"
  },
  "calendar.schoolDay": {
    "method": "GET",
    "path": "/calendar/school-day",
    "permission": "session"
  },
  "calendar.feed": {
    "method": "GET",
    "path": "/calendar/feed.ics",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "calendar.listYears": {
    "method": "GET",
    "path": "/calendar/years",
    "permission": "session",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.exportYears": {
    "method": "GET",
    "path": "/calendar/years/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "calendar.getYear": {
    "method": "GET",
    "path": "/calendar/years/{yearId}",
    "permission": "session"
  },
  "calendar.listGrades": {
    "method": "GET",
    "path": "/calendar/grades",
    "permission": "session",
    "moreCodes": [
      "settings:calendar"
    ],
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.exportGrades": {
    "method": "GET",
    "path": "/calendar/grades/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "calendar.getGrade": {
    "method": "GET",
    "path": "/calendar/grades/{gradeId}",
    "permission": "session",
    "moreCodes": [
      "settings:calendar"
    ]
  },
  "student.mine": {
    "method": "GET",
    "path": "/students/mine",
    "permission": "session"
  },
  "absence.symptoms": {
    "method": "GET",
    "path": "/absences/symptoms",
    "permission": "session"
  },
  "absence.mine": {
    "method": "GET",
    "path": "/absences/mine",
    "permission": "session"
  },
  "absence.submit": {
    "method": "POST",
    "path": "/absences/mine",
    "permission": "session",
    "body": true
  },
  "absence.withdraw": {
    "method": "DELETE",
    "path": "/absences/mine/{absenceId}",
    "permission": "session"
  },
  "venue.options": {
    "method": "GET",
    "path": "/venues/options",
    "permission": "session"
  },
  "venue.find": {
    "method": "GET",
    "path": "/venues/find",
    "permission": "session"
  },
  "venue.feeds": {
    "method": "GET",
    "path": "/venues/feeds",
    "permission": "session"
  },
  "venue.createFeed": {
    "method": "POST",
    "path": "/venues/feeds",
    "permission": "session",
    "moreCodes": [
      "venue:calendar",
      "venue:reservation"
    ],
    "tokens": "never",
    "secret": "answer",
    "body": true
  },
  "venue.removeFeed": {
    "method": "DELETE",
    "path": "/venues/feeds/{feedId}",
    "permission": "session"
  },
  "venue.feed": {
    "method": "GET",
    "path": "/venues/feed.ics",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "venue.typeOptions": {
    "method": "GET",
    "path": "/venues/types/options",
    "permission": "session"
  },
  "venue.mine": {
    "method": "GET",
    "path": "/venues/reservations/mine",
    "permission": "session"
  },
  "venue.moveSeries": {
    "method": "PUT",
    "path": "/venues/reservations/{reservationId}/series",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:edit",
      "venue:reservation:approve"
    ],
    "body": true
  },
  "venue.cancelSeries": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/series/cancel",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:cancel"
    ],
    "body": true
  },
  "venue.getReservation": {
    "method": "GET",
    "path": "/venues/reservations/{reservationId}",
    "permission": "session"
  },
  "venue.move": {
    "method": "PUT",
    "path": "/venues/reservations/{reservationId}",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:edit",
      "venue:reservation:approve"
    ],
    "body": true
  },
  "venue.cancel": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/cancel",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:cancel"
    ]
  },
  "venue.undo": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/undo",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:approve",
      "venue:reservation:reject"
    ]
  },
  "venue.day": {
    "method": "GET",
    "path": "/venues/{venueId}/day",
    "permission": "session"
  },
  "survey.mine": {
    "method": "GET",
    "path": "/surveys/mine",
    "permission": "session"
  },
  "survey.page": {
    "method": "GET",
    "path": "/surveys/mine/{askedId}",
    "permission": "session"
  },
  "survey.submit": {
    "method": "POST",
    "path": "/surveys/mine/{askedId}",
    "permission": "session",
    "body": true
  },
  "survey.saveAnswer": {
    "method": "PUT",
    "path": "/surveys/mine/{askedId}/draft",
    "permission": "session",
    "audit": "none",
    "body": true
  },
  "bus.options": {
    "method": "GET",
    "path": "/bus/routes/options",
    "permission": "session",
    "forOneself": true
  },
  "bus.mine": {
    "method": "GET",
    "path": "/bus/mine",
    "permission": "session",
    "slide": false
  },
  "bus.track": {
    "method": "POST",
    "path": "/bus/track",
    "permission": "public",
    "client": "open",
    "audit": "none",
    "log": "none"
  },
  "bus.traccar": {
    "method": "POST",
    "path": "/bus/traccar",
    "permission": "public",
    "client": "open",
    "audit": "none",
    "log": "none",
    "body": true
  },
  "bus.openRealtime": {
    "method": "GET",
    "path": "/bus/open/{feed}",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bus.openFeed": {
    "method": "GET",
    "path": "/bus/open/gtfs.zip",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "busBooking.mine": {
    "method": "GET",
    "path": "/bus-bookings/mine",
    "permission": "session"
  },
  "busBooking.submit": {
    "method": "POST",
    "path": "/bus-bookings/mine",
    "permission": "session",
    "body": true
  },
  "busBooking.myMessages": {
    "method": "GET",
    "path": "/bus-bookings/mine/messages",
    "permission": "session",
    "slide": false
  },
  "busBooking.withdraw": {
    "method": "DELETE",
    "path": "/bus-bookings/mine/{bookingId}",
    "permission": "session"
  },
  "busBooking.leaveOutMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/leave-out",
    "permission": "session",
    "body": true
  },
  "busBooking.rideAgainMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/ride-again",
    "permission": "session",
    "body": true
  },
  "busBooking.moveDayMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/move-day",
    "permission": "session",
    "body": true
  },
  "busBooking.undo": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/undo",
    "permission": "session",
    "moreCodes": [
      "bus-booking:confirm",
      "bus-booking:reject"
    ]
  }
} as const
