// Feeds for stories: a small one that is right, and ways to spoil it.
import { strToU8, zipSync } from 'fflate'

export type FeedFiles = Readonly<Record<string, string | Uint8Array>>

/** Two lines of an agency: one to school on weekdays, one home on Fridays after midnight of its service day would be too late. */
export const feed: FeedFiles = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nriver,River Buses,https://river.example,Asia/Shanghai\n',
  'stops.txt':
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,wheelchair_boarding\n' +
    'hub,,Hub station,39.9,116.4,1,\ng1,,Garden,39.95,116.41,0,1\ng2,,Mill,39.96,116.42,,2\ng3,,River school,39.97,116.43,0,0\n',
  'routes.txt': 'route_id,route_short_name,route_long_name,route_type,route_color\nr1,71,Garden line,3,007A6C\nr2,M2,Metro,1,FF0000\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'wd,1,1,1,1,0,0,0,20200101,20991231\nfr,0,0,0,0,1,0,0,20200101,20991231\n',
  'trips.txt':
    'route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible\n' +
    'r1,wd,t1,River school,1,s1,1\nr1,fr,t2,River school,1,s1,1\nr1,wd,t3,Garden,0,,\nr2,wd,t4,,0,,\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n' +
    't1,7:00:00,7:00:30,g1,1\nt1,,,g2,5\nt1,07:30:00,07:30:00,g3,9\n' +
    't2,07:00:00,07:00:30,g1,1\nt2,,,g2,2\nt2,07:30:00,07:30:00,g3,3\n' +
    't3,15:45:00,15:45:00,g3,1\nt3,16:10:00,16:10:00,g1,2\nt4,08:00:00,08:00:00,g1,1\nt4,08:10:00,08:10:00,g2,2\n',
}

/** Files as a ZIP file. */
export const zippedFeed = (files: FeedFiles): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]))),
  )
/** A feed in which a text of a file is another one. */
export const spoilt = (name: string, from: string, to: string, files: FeedFiles = feed): FeedFiles => ({
  ...files,
  [name]: String(files[name]).replace(from, to),
})
