import Testing
import UniformTypeIdentifiers
@_spi(CellHarness) import os

@Suite("Logging and types", .serialized) struct LogTests {
  @Test("a signposter marks nothing; what is measured runs")
  func signposter() {
    let signposter = OSSignposter(subsystem: "app", category: "rows")
    let state = signposter.beginInterval("layout", id: signposter.makeSignpostID(), "row \(3)")
    signposter.endInterval("layout", state)
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
    #expect(!signposter.isEnabled)
  }

  @Test("messages keep their text; private values are hidden")
  func logger() {
    let lines = OSAllocatedUnfairLock(initialState: [LogOutput.Line]())
    LogOutput.listener = { line in lines.withLock { $0.append(line) } }
    defer { LogOutput.listener = nil }
    let logger = Logger(subsystem: "app", category: "rows")
    let name = "Anna"
    logger.info("row \(3) of \(name, privacy: .private) \(name, privacy: .public) \(1.5, format: .fixed(precision: 2))")
    logger.error("flag \(true) \(255, format: .hex(includePrefix: true))")
    struct Offline: Error {}
    let error: any Error = Offline()
    logger.warning("\(error) \(error, privacy: .private)")
    os_log("plain %{public}@ %d%%", log: OSLog(subsystem: "app", category: "c"), type: .debug, "x" as NSString, 4)
    Logger(.disabled).fault("never")
    #expect(
      lines.withLock { $0 } == [
        LogOutput.Line(type: .info, subsystem: "app", category: "rows", text: "row 3 of <private> Anna 1.50"),
        LogOutput.Line(type: .error, subsystem: "app", category: "rows", text: "flag true 0xff"),
        LogOutput.Line(type: .error, subsystem: "app", category: "rows", text: "Offline() <private>"),
        LogOutput.Line(type: .debug, subsystem: "app", category: "c", text: "plain x 4%"),
      ])
  }

  @Test("types conform to all their ancestors")
  func types() throws {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && !UTType.jpeg.conforms(to: .text))
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType("no.such.type") == nil)
    let own = UTType(exportedAs: "com.example.row", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "com.example.row")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
  }
}
