import Foundation

/// What processes hold in memory.
enum ResidentMemory {
  /// Bytes of this process, and of the largest of those that it has started and that still run, whoever of them started it.
  static func bytes() -> (own: Int, largestWorker: Int) {
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    let parents = parents()
    func isWorker(_ process: Int) -> Bool {
      var process = process
      while let parent = parents[process], parent > 1 {
        if parent == own { return true }
        process = parent
      }
      return false
    }
    return (bytes(of: own), parents.keys.filter(isWorker).map(bytes).max() ?? 0)
  }

  /// The parent of each process that there is.
  private static func parents() -> [Int: Int] {
    let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int($0) }
    var parents: [Int: Int] = [:]
    for process in processes { parents[process] = value("PPid:", of: process) }
    return parents
  }

  private static func bytes(of process: Int) -> Int { (value("VmRSS:", of: process) ?? 0) * 1024 }

  /// A number of `/proc/…/status`; nil if the process has ended.
  private static func value(_ name: String, of process: Int) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/status") else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
