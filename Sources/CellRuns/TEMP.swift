import CInterposer
struct ci_live_run { var socket: Int32 = 0; var errors: Int32 = 0; var slot: UInt32 = 0 }
@_silgen_name("ci_live_run_begin") func ci_live_run_begin(_ r: UnsafePointer<UInt8>?, _ l: Int, _ s: UInt64, _ h: UInt64, _ run: UnsafeMutablePointer<ci_live_run>) -> Int32
@_silgen_name("ci_live_run_end") func ci_live_run_end(_ run: UnsafePointer<ci_live_run>, _ t: Double, _ o: UnsafeMutablePointer<ci_outcome>)
