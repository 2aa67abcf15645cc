import Foundation

/// What the system says of itself by a name: which machine it is, as `uname` says, and how many processors and bytes it has. Another
/// name is not known, and nothing can be set.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let answer = SystemAnswer.bytes(String(cString: name)), let oldlenp else { return -1 }
  defer { oldlenp.pointee = answer.count }
  guard let oldp else { return 0 }
  guard oldlenp.pointee >= answer.count else { return -1 }
  oldp.copyMemory(from: answer, byteCount: answer.count)
  return 0
}

private enum SystemAnswer {
  static func bytes(_ name: String) -> [UInt8]? {
    switch name {
    case "hw.machine", "hw.model":
      var host = utsname()
      uname(&host)
      return withUnsafeBytes(of: &host.machine) { Array($0.prefix { $0 != 0 }) + [0] }
    case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu":
      return withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { Array($0) }
    case "hw.memsize": return withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
    default: return nil
    }
  }
}

// What C code asks for when it is compiled: iOS on a device.
public let TARGET_OS_SIMULATOR: Int32 = 0
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
