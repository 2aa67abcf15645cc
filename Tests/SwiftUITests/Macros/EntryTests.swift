import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var depth: Int = 2
  @Entry fileprivate var label = "none"
  @Entry fileprivate var selected: String?
  @Entry fileprivate var serial: Int = nextSerial()
}

nonisolated(unsafe) private var serials = 0

private func nextSerial() -> Int {
  serials += 1
  return serials
}

@Suite("Environment entries") struct EntryTests {
  @Test("ST-21 an entry reads its default until it is set; a default that is no constant is computed at each read")
  func entries() {
    var values = EnvironmentValues()
    #expect(values.depth == 2)
    #expect(values.label == "none")
    #expect(values.selected == nil)
    values.depth = 3
    values.label = "set"
    values.selected = "row"
    #expect(values.depth == 3)
    #expect(values.label == "set")
    #expect(values.selected == "row")
    #expect(EnvironmentValues().depth == 2)
    let first = values.serial
    #expect(values.serial == first + 1)
  }
}
