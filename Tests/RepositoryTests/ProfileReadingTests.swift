import Testing

@Suite("Reading the profile") struct ProfileReadingTests {
  @Test("runtimes read the profile where the run notes that it was asked, or a run would be taken for one of every profile")
  func oneDoor() throws {
    let runtimes: Set<String> = ["UIKit", "SwiftUI", "Combine", "HeadlessCore", "CellHarness", "os"]
    let files = try Repository.files(below: "Sources").filter { runtimes.contains($0.module) }
    #expect(files.contains { $0.text.contains("RunState.current.profile") })
    expectNone(
      files.flatMap { file in
        file.lines.enumerated()
          .filter { $0.element.contains("configuration.profile") && !file.path.hasSuffix("HeadlessCore/RunState.swift") }
          .map { "\(file.path):\($0.offset + 1): read RunState.current.profile, not the configuration" }
      })
  }
}
