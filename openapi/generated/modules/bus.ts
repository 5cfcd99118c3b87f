// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const bus = {
  "lists": {
    "bus.list": {
      "of": "BusRoute",
      "entity": "bus-route",
      "name": "name",
      "get": "bus.get",
      "key": "routeId",
      "export": "bus.export",
      "history": "bus.history",
      "missing": "BUS_ROUTE_NOT_FOUND",
      "fields": {
        "id": "id",
        "lineNumber": "text",
        "name": "text",
        "nameZh": "text",
        "direction": "BusDirection",
        "color": "BusColor",
        "status": "BusRouteStatus",
        "weekdays": "list",
        "divisions": "list",
        "vehicleId": "id",
        "vehicle": "object",
        "needsApproval": "boolean",
        "driver": "text",
        "driverPhone": "text",
        "attendant": "text",
        "attendantPhone": "text",
        "attendantId": "id",
        "attendantAccount": "person",
        "calls": "list",
        "stops": "list",
        "startsAt": "text",
        "endsAt": "text",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "direction": "BusDirection",
        "status": "BusRouteStatus",
        "vehicleId": "id",
        "stopId": "id"
      },
      "choices": {
        "direction": [
          "ToSchool",
          "FromSchool"
        ],
        "status": [
          "Active",
          "Paused"
        ]
      },
      "sort": [
        "lineNumber",
        "id",
        "name",
        "nameZh",
        "direction",
        "status",
        "updatedAt"
      ],
      "usual": "lineNumber"
    },
    "bus.listStops": {
      "of": "BusStop",
      "entity": "bus-stop",
      "name": "name",
      "get": "bus.getStop",
      "key": "stopId",
      "export": "bus.exportStops",
      "history": "bus.stopHistory",
      "missing": "BUS_STOP_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "nameZh": "text",
        "latitude": "number",
        "longitude": "number",
        "note": "text",
        "cutOffMinutes": "number",
        "routes": "number",
        "seen": "object",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "elsewhere": "boolean"
      },
      "choices": {},
      "sort": [
        "name",
        "id",
        "nameZh",
        "routes",
        "updatedAt"
      ],
      "usual": "name"
    },
    "bus.listVehicles": {
      "of": "BusVehicle",
      "entity": "bus-vehicle",
      "name": "plate",
      "get": "bus.getVehicle",
      "key": "vehicleId",
      "export": "bus.exportVehicles",
      "history": "bus.vehicleHistory",
      "missing": "BUS_VEHICLE_NOT_FOUND",
      "fields": {
        "id": "id",
        "plate": "text",
        "seatCount": "number",
        "status": "BusVehicleStatus",
        "note": "text",
        "routes": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "BusVehicleStatus"
      },
      "choices": {
        "status": [
          "InService",
          "Workshop",
          "Retired"
        ]
      },
      "sort": [
        "plate",
        "id",
        "seatCount",
        "status",
        "routes",
        "updatedAt"
      ],
      "usual": "plate"
    }
  },
  "forms": {
    "bus.create": {
      "lineNumber": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 8
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "direction": {
        "kind": "BusDirection",
        "required": true,
        "first": "ToSchool"
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "color": {
        "kind": "BusColor",
        "first": "Purple"
      },
      "status": {
        "kind": "BusRouteStatus",
        "first": "Active"
      },
      "weekdays": {
        "kind": "list"
      },
      "divisions": {
        "kind": "list"
      },
      "vehicleId": {
        "kind": "id",
        "nullable": true
      },
      "needsApproval": {
        "kind": "boolean"
      },
      "driver": {
        "kind": "text",
        "max": 100
      },
      "driverPhone": {
        "kind": "text",
        "max": 40
      },
      "attendant": {
        "kind": "text",
        "max": 100
      },
      "attendantPhone": {
        "kind": "text",
        "max": 40
      },
      "attendantId": {
        "kind": "id",
        "nullable": true
      },
      "calls": {
        "kind": "list"
      }
    },
    "bus.createStop": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "latitude": {
        "kind": "number",
        "required": true,
        "min": -90,
        "max": 90
      },
      "longitude": {
        "kind": "number",
        "required": true,
        "min": -180,
        "max": 180
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "cutOffMinutes": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 0,
        "max": 10080
      }
    },
    "bus.updateStop": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "name": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "latitude": {
        "kind": "number",
        "min": -90,
        "max": 90
      },
      "longitude": {
        "kind": "number",
        "min": -180,
        "max": 180
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "cutOffMinutes": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 0,
        "max": 10080
      }
    },
    "bus.createVehicle": {
      "plate": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 20
      },
      "seatCount": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1,
        "max": 200
      },
      "status": {
        "kind": "BusVehicleStatus",
        "first": "InService"
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "bus.updateVehicle": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "plate": {
        "kind": "text",
        "min": 1,
        "max": 20
      },
      "seatCount": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 200
      },
      "status": {
        "kind": "BusVehicleStatus",
        "first": "InService"
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "bus.cancelRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "bus.restoreRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "bus.changeRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "vehicleId": {
        "kind": "id",
        "required": true,
        "nullable": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "bus.startRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "despite": {
        "kind": "list"
      }
    },
    "bus.resetRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "bus.closeRun": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "bus.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "lineNumber": {
        "kind": "text",
        "min": 1,
        "max": 8
      },
      "name": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "direction": {
        "kind": "BusDirection",
        "first": "ToSchool"
      },
      "color": {
        "kind": "BusColor",
        "first": "Purple"
      },
      "status": {
        "kind": "BusRouteStatus",
        "first": "Active"
      },
      "weekdays": {
        "kind": "list"
      },
      "divisions": {
        "kind": "list"
      },
      "vehicleId": {
        "kind": "id",
        "nullable": true
      },
      "needsApproval": {
        "kind": "boolean"
      },
      "driver": {
        "kind": "text",
        "max": 100
      },
      "driverPhone": {
        "kind": "text",
        "max": 40
      },
      "attendant": {
        "kind": "text",
        "max": 100
      },
      "attendantPhone": {
        "kind": "text",
        "max": 40
      },
      "attendantId": {
        "kind": "id",
        "nullable": true
      },
      "calls": {
        "kind": "list"
      }
    },
    "bus.report": {
      "plate": {
        "kind": "text",
        "min": 1,
        "max": 20
      },
      "at": {
        "kind": "time"
      },
      "latitude": {
        "kind": "number",
        "required": true,
        "min": -90,
        "max": 90
      },
      "longitude": {
        "kind": "number",
        "required": true,
        "min": -180,
        "max": 180
      },
      "speed": {
        "kind": "number",
        "min": 0,
        "max": 100
      },
      "heading": {
        "kind": "number",
        "min": 0,
        "max": 360
      }
    },
    "bus.batch": {
      "positions": {
        "kind": "list",
        "required": true
      }
    },
    "bus.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "openFeeds": {
        "kind": "boolean"
      },
      "approachMinutes": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 60
      },
      "tilesAddress": {
        "kind": "text",
        "max": 500
      },
      "tilesDatum": {
        "kind": "BusDatum",
        "first": "WGS84"
      },
      "tilesSource": {
        "kind": "text",
        "max": 200
      },
      "feedAddress": {
        "kind": "text",
        "max": 500
      },
      "feedDatum": {
        "kind": "BusDatum",
        "first": "WGS84"
      }
    },
    "bus.createTracker": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "vehicleId": {
        "kind": "id",
        "required": true,
        "nullable": true
      },
      "datum": {
        "kind": "BusDatum",
        "required": true,
        "first": "WGS84"
      }
    },
    "bus.traccar": {
      "position": {
        "kind": "object",
        "required": true
      },
      "device": {
        "kind": "object",
        "required": true
      }
    },
    "bus.tap": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "taps": {
        "kind": "list",
        "required": true
      }
    },
    "bus.createPass": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "attendant": {
        "kind": "text"
      }
    }
  }
} as const satisfies ModuleMetadata
