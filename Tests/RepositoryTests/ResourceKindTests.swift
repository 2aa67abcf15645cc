import Foundation
import Testing

/// A plug-in can share no code with what it is used beside, so what must agree is compared here.
@Suite("Kinds of resource files") struct ResourceKindTests {
  @Test("what `adopt` takes for a resource is what the plug-in registers as one")
  func sameKinds() throws {
    let lists = try ["Sources/CellHarnessApp/AppFolder.swift", "Sources/AppAdoption/AppTarget.swift"].map { path in
      let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      let list = try #require(text.firstMatch(of: /resourceKinds: Set<String> = \[([^\]]*)\]/)?.output.1, "no list in \(path)")
      return list.matches(of: /"([a-z0-9]+)"/).map { String($0.output.1) }
    }
    #expect(lists[0].count > 40)
    #expect(lists[0] == lists[1])
  }
}
