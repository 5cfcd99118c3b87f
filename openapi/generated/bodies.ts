// Made by `npm run generate` from openapi/. Not edited by hand.
/** Plain values of the example of each body, by operation. */
export const bodies = {
  "auth.login": {
    "email": "admin@school.example",
    "password": "demo-console-1"
  },
  "auth.secondFactor": {
    "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "kind": "app",
    "code": "482913"
  },
  "auth.sendResetCode": {
    "email": "admin@school.example"
  },
  "auth.resetPassword": {
    "email": "admin@school.example",
    "code": "48291306",
    "password": "a long walk in the rain"
  },
  "auth.microsoft": {
    "idToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"
  },
  "auth.acceptInvite": {
    "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "password": "a long walk in the rain"
  },
  "auth.redeemRunCode": {
    "code": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
  },
  "menus.create": {
    "type": "MENU",
    "name": "Reports",
    "nameZh": "统计报表",
    "path": "/reports",
    "icon": "chart-column",
    "code": "report",
    "category": "ADMIN",
    "parentId": 1,
    "isExternalPath": 0,
    "openTarget": 0
  },
  "menus.update": {
    "id": 40,
    "category": "ADMIN",
    "type": "MENU",
    "name": "Reports",
    "nameZh": "统计报表",
    "path": "/reports",
    "icon": "chart-column",
    "code": "report",
    "isExternalPath": 0,
    "openTarget": 0,
    "parentId": 1
  },
  "menus.sort": {
    "parentId": 1
  },
  "menus.import": {
    "parentId": 0,
    "dryRun": true,
    "fileName": "menus.yaml"
  },
  "menus.moveImpact": {
    "parentId": 1
  },
  "roles.create": {
    "name": "Bike room",
    "description": "Confirms rents and returns"
  },
  "roles.update": {
    "name": "Bike room",
    "description": "Confirms rents and returns"
  },
  "staff.create": {
    "name": "Wu Tao",
    "nameZh": "吴涛",
    "email": "wu.tao@school.example",
    "type": "staff",
    "gender": "male",
    "service": false,
    "invite": true
  },
  "staff.import": {
    "dryRun": true
  },
  "staff.update": {
    "name": "Li Na",
    "nameZh": "李娜",
    "email": "office@school.example",
    "type": "staff",
    "gender": "female"
  },
  "staff.erase": {
    "name": "Li Na"
  },
  "staff.createToken": {
    "name": "Mobile app",
    "expiresAt": "2027-08-01T00:00:00.000Z"
  },
  "account.changePassword": {
    "current": "the one I have had so far",
    "password": "a long walk in the rain"
  },
  "account.createToken": {
    "name": "Nightly export",
    "expiresAt": "2027-08-01T00:00:00.000Z"
  },
  "account.confirmApp": {
    "code": "482913"
  },
  "account.addPasskey": {
    "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "name": "Chrome on Windows"
  },
  "account.stepUp": {
    "ticket": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "kind": "app",
    "code": "482913"
  },
  "config.plan": {
    "prune": false
  },
  "settings.update": {
    "schoolName": "Riverside International School",
    "schoolNameZh": "河滨国际学校",
    "timeZone": "Asia/Shanghai",
    "nameOrder": "GivenFirst",
    "phoneCode": "86",
    "help": "IT help desk, ext. 2100",
    "helpZh": "信息技术服务台，分机 2100",
    "appLink": "https://app.school.example/open?kind={entity}&id={id}",
    "rosterLimit": 10
  },
  "retention.updateSettings": {
    "healthDays": 0,
    "absenceMonths": 60,
    "surveyMonths": 36,
    "recordMonths": 60,
    "mailDays": 30,
    "signInDays": 90,
    "reportDays": 90,
    "positionDays": 30,
    "boardingDays": 90,
    "auditMonths": 24,
    "twoPeople": false
  },
  "bike.create": {
    "number": "B-012",
    "brand": "Giant Escape 3",
    "location": "East gate rack",
    "pictureId": 7
  },
  "bike.import": {
    "dryRun": true,
    "fileName": "bikes.csv"
  },
  "bike.updateSettings": {
    "maxRents": 1,
    "rentalDays": 7,
    "feedPublic": false
  },
  "bike.update": {
    "number": "B-012",
    "brand": "Giant Escape 3",
    "location": "East gate rack",
    "pictureId": 7
  },
  "bike.startMaintenance": {
    "note": "Brakes"
  },
  "bike.requestRent": {
    "bikeId": 12,
    "personId": 41
  },
  "bike.rejectRent": {
    "reason": "The bike has a flat tyre"
  },
  "bike.requestReturn": {
    "rentId": 301,
    "note": "Left at the library rack"
  },
  "bike.rejectReturn": {
    "reason": "The bike has a flat tyre"
  },
  "vehicle.create": {
    "applicantName": "Zhou Lin",
    "email": "zhou.lin@family.example",
    "type": "parent",
    "plate": "沪A·12345",
    "phone": "13800138000",
    "brand": "Volvo",
    "model": "XC60",
    "color": "white",
    "driverName": "Zhou Lin",
    "driverPhone": "13800138000",
    "grade": "Grade 10",
    "studentName": "Zhou Yichen",
    "certificateId": 21,
    "signatureId": 22
  },
  "vehicle.updateSettings": {
    "yearEnds": "07-31",
    "noticeDays": 30
  },
  "vehicle.update": {
    "applicantName": "Zhou Lin",
    "email": "zhou.lin@family.example",
    "type": "parent",
    "plate": "沪A·12345",
    "phone": "13800138000",
    "brand": "Volvo",
    "model": "XC60",
    "color": "white",
    "driverName": "Zhou Lin",
    "driverPhone": "13800138000",
    "grade": "Grade 10",
    "studentName": "Zhou Yichen",
    "certificateId": 21,
    "signatureId": 22
  },
  "vehicle.confirm": {
    "expiresOn": "2027-07-31"
  },
  "vehicle.reject": {
    "reason": "The application is not complete"
  },
  "vehicle.void": {
    "reason": "The car was sold"
  },
  "vehicle.renew": {
    "expiresOn": "2027-07-31"
  },
  "calendar.readFile": {
    "text": "{\"days\":[{\"name\":\"国庆节\",\"date\":\"2026-10-01\",\"isOffDay\":true}]}"
  },
  "calendar.updateSettings": {
    "followMakeUp": true,
    "feedPublic": false
  },
  "calendar.createGrade": {
    "code": "G5",
    "name": "Grade 5",
    "division": "Elementary",
    "nameZh": "五年级",
    "sort": 60
  },
  "calendar.updateGrade": {
    "code": "G5",
    "name": "Grade 5",
    "nameZh": "五年级",
    "division": "Elementary",
    "sort": 60
  },
  "homeroom.create": {
    "schoolYear": "2026-27",
    "name": "5A",
    "grade": "G5",
    "division": "Elementary",
    "teacherEmail": "li.na@school.example"
  },
  "homeroom.import": {
    "dryRun": true
  },
  "homeroom.update": {
    "schoolYear": "2026-27",
    "name": "5A",
    "grade": "G5",
    "division": "Elementary",
    "teacherEmail": "li.na@school.example"
  },
  "homeroom.planRollOver": {
    "fromYear": "2026-27"
  },
  "homeroom.applyRollOver": {
    "fromYear": "2026-27"
  },
  "homeroom.undoRollOver": {
    "fromYear": "2026-27"
  },
  "student.create": {
    "studentNumber": "S10041",
    "name": "Zhou Yichen",
    "enteredOn": "2024-08-19",
    "nameZh": "周逸晨",
    "familyName": "Zhou",
    "givenName": "Yichen",
    "preferredName": "Ethan",
    "gender": "male",
    "division": "Elementary",
    "grade": "G5"
  },
  "student.import": {
    "dryRun": true,
    "from": "2026-08-17"
  },
  "student.update": {
    "studentNumber": "S10041",
    "name": "Zhou Yichen",
    "nameZh": "周逸晨",
    "familyName": "Zhou",
    "givenName": "Yichen",
    "preferredName": "Ethan",
    "gender": "male",
    "enteredOn": "2024-08-19"
  },
  "student.move": {
    "from": "2026-12-01",
    "division": "Elementary",
    "grade": "G6",
    "homeroomId": 8
  },
  "student.leave": {
    "leftOn": "2027-06-18"
  },
  "student.setGuardian": {
    "relation": "Mother",
    "contactOrder": 1,
    "maySee": true,
    "mayAct": true,
    "noContact": false
  },
  "absence.create": {
    "leaveType": "Sick",
    "startsOn": "2026-11-17",
    "startsHalf": "Morning",
    "endsOn": "2026-11-18",
    "endsHalf": "Morning",
    "note": "Fever since last night",
    "symptom": "Fever",
    "studentId": 41
  },
  "absence.preview": {
    "leaveType": "Sick",
    "startsOn": "2026-11-17",
    "startsHalf": "Morning",
    "endsOn": "2026-11-18",
    "endsHalf": "Morning",
    "note": "Fever since last night",
    "symptom": "Fever",
    "studentId": 41
  },
  "absence.test": {
    "leaveType": "Sick",
    "startsOn": "2026-11-17",
    "startsHalf": "Morning",
    "endsOn": "2026-11-18",
    "endsHalf": "Morning",
    "note": "Fever since last night",
    "symptom": "Fever",
    "studentId": 41
  },
  "absence.updateSettings": {
    "directorsFrom": 3,
    "proofFrom": 3,
    "attentionPercent": 10,
    "sickInClass": 3,
    "sickWithinDays": 3,
    "guardianDaysBack": 1,
    "homeroomCopy": false,
    "symptoms": "Fever",
    "ownDomains": "school.example"
  },
  "absence.submit": {
    "leaveType": "Sick",
    "startsOn": "2026-11-17",
    "startsHalf": "Morning",
    "endsOn": "2026-11-18",
    "endsHalf": "Morning",
    "note": "Fever since last night",
    "symptom": "Fever",
    "studentId": 41
  },
  "absence.update": {
    "leaveType": "Sick",
    "startsOn": "2026-11-17",
    "startsHalf": "Morning",
    "endsOn": "2026-11-18",
    "endsHalf": "Morning",
    "note": "Fever since last night",
    "symptom": "Fever"
  },
  "mailbox.update": {
    "addresses": "nurses@school.example; night.nurse@school.example"
  },
  "venue.create": {
    "name": "East Gym",
    "typeId": 1,
    "nameZh": "东体育馆",
    "location": "Building C",
    "status": "Open",
    "capacity": 200,
    "adEmail": "east.gym@school.example",
    "note": "Sports shoes only",
    "needsApproval": true,
    "opensOnDaysOff": false,
    "shortestMinutes": 15,
    "aheadDays": 180,
    "noticeMinutes": 0,
    "betweenMinutes": 15
  },
  "venue.import": {
    "dryRun": true
  },
  "venue.createFeed": {
    "titles": false
  },
  "venue.createType": {
    "name": "Sports",
    "color": "Teal",
    "nameZh": "体育"
  },
  "venue.updateType": {
    "name": "Sports",
    "nameZh": "体育",
    "color": "Teal"
  },
  "venue.createBlock": {
    "kind": "Blocked",
    "startsOn": "2027-01-11",
    "reason": "Exams",
    "endsOn": "2027-01-15",
    "reasonZh": "考试",
    "venueId": 3,
    "cancelReservations": true
  },
  "venue.hits": {
    "kind": "Blocked",
    "startsOn": "2027-01-11",
    "reason": "Exams",
    "endsOn": "2027-01-15",
    "reasonZh": "考试",
    "venueId": 3,
    "cancelReservations": true
  },
  "venue.reserve": {
    "venueId": 3,
    "title": "Badminton club",
    "day": "2026-11-19",
    "startsAt": "16:00",
    "endsAt": "17:30",
    "people": 24
  },
  "venue.importLessons": {
    "dryRun": true
  },
  "venue.reserveSeries": {
    "venueId": 3,
    "title": "Badminton club",
    "day": "2026-11-19",
    "startsAt": "16:00",
    "endsAt": "17:30",
    "rule": "FREQ=WEEKLY;COUNT=10"
  },
  "venue.previewSeries": {
    "venueId": 3,
    "title": "Badminton club",
    "day": "2026-11-19",
    "startsAt": "16:00",
    "endsAt": "17:30",
    "rule": "FREQ=WEEKLY;COUNT=10"
  },
  "venue.moveSeries": {
    "which": "Following",
    "startsAt": "17:00",
    "endsAt": "18:30"
  },
  "venue.approveSeries": {
    "which": "Following"
  },
  "venue.rejectSeries": {
    "which": "All",
    "reason": "The theatre is being painted"
  },
  "venue.cancelSeries": {
    "which": "Following"
  },
  "venue.move": {
    "day": "2026-11-19",
    "startsAt": "16:00",
    "endsAt": "17:30",
    "title": "Badminton club",
    "people": 24,
    "setUp": "Two rows",
    "venueId": 3
  },
  "venue.reject": {
    "reason": "The theatre is being painted"
  },
  "venue.update": {
    "name": "East Gym",
    "nameZh": "东体育馆",
    "typeId": 1,
    "location": "Building C",
    "status": "Open",
    "capacity": 200,
    "adEmail": "east.gym@school.example",
    "note": "Sports shoes only",
    "needsApproval": true,
    "opensOnDaysOff": false,
    "shortestMinutes": 15,
    "aheadDays": 180,
    "noticeMinutes": 0,
    "betweenMinutes": 15,
    "cancelReservations": false
  },
  "baseData.updateSettings": {
    "address": "https://sis.school.example/ims/oneroster/v1p1",
    "signIn": "ClientCredentials",
    "tokenAddress": "https://sis.school.example/oauth/token",
    "client": "console",
    "scope": "https://purl.imsglobal.org/spec/or/v1p1/scope/roster-core.readonly",
    "onlyChanges": false,
    "pullsAt": "02:30",
    "applies": true,
    "pausedFrom": "2027-06-20",
    "pausedUntil": "2027-08-20",
    "mailTo": "registrar@school.example"
  },
  "baseData.setCredential": {
    "credential": "2f6d3c0a-roster"
  },
  "survey.create": {
    "title": "Re-enrollment 2027–28",
    "admissionYear": "2027-28",
    "titleZh": "2027–28 学年续读意向调查",
    "startsOn": "2026-11-02",
    "endsOn": "2026-11-30",
    "remindHours": 24
  },
  "survey.update": {
    "title": "Re-enrollment 2027–28",
    "titleZh": "2027–28 学年续读意向调查",
    "admissionYear": "2027-28",
    "startsOn": "2026-11-02",
    "endsOn": "2026-11-30",
    "remindHours": 24
  },
  "survey.duplicate": {
    "title": "Re-enrollment 2028–29",
    "titleZh": "2028–29 学年续读意向调查",
    "admissionYear": "2028-29"
  },
  "survey.enter": {
    "guardianId": 90,
    "decision": "Yes",
    "note": "They called at noon"
  },
  "survey.settle": {
    "answerId": 311,
    "reason": "Both parents agreed on the phone"
  },
  "survey.extend": {
    "extendedTo": "2026-12-04",
    "reason": "The family is moving"
  },
  "survey.submit": {
    "decision": "Yes"
  },
  "survey.saveAnswer": {
    "decision": "Yes"
  },
  "bus.create": {
    "lineNumber": "3",
    "name": "Wangjing, morning",
    "direction": "ToSchool",
    "nameZh": "望京早班",
    "color": "Purple",
    "status": "Active",
    "vehicleId": 3,
    "needsApproval": false,
    "driver": "Ma Guoqiang",
    "driverPhone": "138 0000 2210",
    "attendant": "Zhao Li",
    "attendantPhone": "139 0000 7781",
    "attendantId": 61
  },
  "bus.createStop": {
    "name": "Huajiadi",
    "latitude": 39.9856,
    "longitude": 116.4689,
    "nameZh": "花家地",
    "note": "At the south gate"
  },
  "bus.updateStop": {
    "name": "Huajiadi",
    "nameZh": "花家地",
    "latitude": 39.9856,
    "longitude": 116.4689,
    "note": "At the south gate"
  },
  "bus.createVehicle": {
    "plate": "京A·F60827",
    "seatCount": 34,
    "status": "InService"
  },
  "bus.updateVehicle": {
    "plate": "京A·F60827",
    "seatCount": 34,
    "status": "InService"
  },
  "bus.cancelRun": {
    "routeId": 7,
    "day": "2026-11-17",
    "reason": "The road is flooded"
  },
  "bus.restoreRun": {
    "routeId": 7,
    "day": "2026-11-17"
  },
  "bus.changeRun": {
    "routeId": 7,
    "day": "2026-11-17",
    "vehicleId": 8,
    "reason": "A flat tire"
  },
  "bus.startRun": {
    "routeId": 7,
    "day": "2026-11-17"
  },
  "bus.resetRun": {
    "routeId": 7,
    "day": "2026-11-17",
    "reason": "The afternoon run was started by mistake"
  },
  "bus.closeRun": {
    "routeId": 7,
    "day": "2026-11-17"
  },
  "bus.update": {
    "lineNumber": "3",
    "name": "Wangjing, morning",
    "nameZh": "望京早班",
    "direction": "ToSchool",
    "color": "Purple",
    "status": "Active",
    "vehicleId": 3,
    "needsApproval": false,
    "driver": "Ma Guoqiang",
    "driverPhone": "138 0000 2210",
    "attendant": "Zhao Li",
    "attendantPhone": "139 0000 7781",
    "attendantId": 61
  },
  "bus.report": {
    "plate": "京A·F60827",
    "at": "2026-11-16T23:36:00.000Z",
    "latitude": 39.9847,
    "longitude": 116.4826,
    "speed": 6.7,
    "heading": 130
  },
  "bus.updateSettings": {
    "openFeeds": false,
    "approachMinutes": 5,
    "tilesDatum": "WGS84",
    "feedDatum": "WGS84"
  },
  "bus.createTracker": {
    "name": "Traccar",
    "datum": "WGS84"
  },
  "bus.tap": {
    "routeId": 7,
    "day": "2026-11-17"
  },
  "bus.createPass": {
    "routeId": 7,
    "day": "2026-11-17",
    "attendant": "Zhao Li"
  },
  "busBooking.request": {
    "personId": 41,
    "routeId": 7,
    "stopId": 4,
    "startsOn": "2026-11-18",
    "endsOn": "2026-12-18"
  },
  "busBooking.preview": {
    "routeId": 7,
    "startsOn": "2026-11-18",
    "endsOn": "2026-12-18"
  },
  "busBooking.message": {
    "routeId": 7,
    "day": "2026-11-17",
    "text": "The bus is 20 minutes late."
  },
  "busBooking.updateSettings": {
    "cutOffMinutes": 60
  },
  "busBooking.submit": {
    "personId": 41,
    "routeId": 7,
    "stopId": 4,
    "startsOn": "2026-11-18",
    "endsOn": "2026-12-18"
  },
  "busBooking.leaveOutMine": {
    "day": "2026-11-25"
  },
  "busBooking.rideAgainMine": {
    "day": "2026-11-25"
  },
  "busBooking.moveDayMine": {
    "day": "2026-11-25",
    "routeId": 9,
    "stopId": 4
  },
  "busBooking.reject": {
    "reason": "The stop is given up"
  },
  "busBooking.leaveOut": {
    "day": "2026-11-25"
  },
  "busBooking.rideAgain": {
    "day": "2026-11-25"
  },
  "busBooking.moveDay": {
    "day": "2026-11-25",
    "routeId": 9,
    "stopId": 4
  }
} as const
