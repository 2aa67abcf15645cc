import Foundation

/// What the program's heap holds.
enum HeapUse {
  /// The bytes of live allocations, headers included; nil where the C library does not tell.
  ///
  /// Asked by `malloc_info`, whose arguments and result are plain: `mallinfo2` returns a structure that Swift can't call for by name.
  static func bytes() -> Int? {
    typealias MallocInfo = @convention(c) (CInt, UnsafeMutableRawPointer?) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
    // The stream writes to both when it is closed.
    let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    let length = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    text.initialize(to: nil)
    length.initialize(to: 0)
    defer {
      free(text.pointee)
      text.deallocate()
      length.deallocate()
    }
    guard let stream = open_memstream(text, length) else { return nil }
    let result = mallocInfo(0, UnsafeMutableRawPointer(stream))
    fclose(stream)
    guard result == 0, let report = text.pointee else { return nil }
    return used(String(cString: report))
  }

  /// Sums up what follows the last `</heap>`: the totals of all heaps.
  private static func used(_ report: String) -> Int? {
    guard let end = report.range(of: "</heap>", options: .backwards) else { return nil }
    var used: Int?
    for line in report[end.upperBound...].split(separator: "\n") {
      let parts = line.split(separator: "\"")
      guard let last = parts.lastIndex(where: { Int($0) != nil }), let size = Int(parts[last]) else { continue }
      if line.hasPrefix("<total") {
        // Free chunks are subtracted; big blocks that were mapped by themselves are in use.
        used = (used ?? 0) + (line.contains("mmap") ? size : -size)
      } else if line.hasPrefix("<system type=\"current\"") {
        used = (used ?? 0) + size
      }
    }
    return used
  }
}
