import OSLog
import Testing

@Suite("The log's other name") struct LogImportTests {
  @Test("what the module os offers is there when only OSLog is imported")
  func importing() {
    let log = OSLog(subsystem: "app", category: "rows")
    Logger(log).debug("row \(3, privacy: .public)")
    #expect(OSLogType.error != OSLogType.fault)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }
}
