import CInterposer
import CellRuns
import Foundation
import Testing

/// What is made once for all runs, before the first.
@Suite struct ZygoteTypeNameTests {
  private struct Own<Value> { var value: Value }

  @Test("Types that screens name are made before a run begins, and a run has the same types as the program")
  func made() throws {
    let counts = try reply { pointer in
      let before = ci_made_types()
      // One that no lesson names.
      let own = "\([Own<Int>].self) \([String: [Own<Bool>]].self)"
      ChildCall.at(pointer).reply.write("\(before > 300) \(own)")
    }
    #expect(counts == "true Array<Own<Int>> Dictionary<String, Array<Own<Bool>>>")
    #expect(ci_made_types() == 0)
  }

  private struct Late<Value> { var value: Value }

  @Test("What a copy of a run's process names is made there, and the next copies have it")
  func noted() throws {
    let counts = try reply { pointer in
      ProcessCopy.noteTypes()
      let before = ci_made_types()
      func copy() -> String {
        String(decoding: ProcessCopy.run { Array("\([Late<Int>].self)".utf8) } ?? [], as: UTF8.self)
      }
      let (first, unnoted) = (copy(), ci_made_types())
      ProcessCopy.makeNotedTypes()
      let (made, second) = (ci_made_types(), copy())
      ProcessCopy.makeNotedTypes()
      ChildCall.at(pointer).reply.write(
        "\(first) \(second) \(unnoted == before) \(made > before) \(ci_made_types() == made)")
    }
    #expect(counts == "Array<Late<Int>> Array<Late<Int>> true true true")
  }

  @Test("The names of functions that begin alike are those of the whole table")
  func functions() throws {
    var length = 0
    let names = try #require(ci_symbol_names(&length))
    let prefix = "$s13CellRunsTests"
    var expected: Set<String> = []
    var place = 0
    while place < length {
      let name = String(cString: names + place)
      place += name.utf8.count + 1
      if name.hasPrefix(prefix), name.hasSuffix("F") { expected.insert(name) }
    }
    var count = 0
    let places = try #require(ci_functions_with_prefix(prefix, &count))
    let found = (0..<count).map { String(cString: names + Int(places[$0])) }
    #expect(count > 20)
    #expect(found == found.sorted())
    #expect(Set(found) == expected)
    _ = ci_functions_with_prefix("$s13CellRunsTestsNobody", &count)
    #expect(count == 0)
  }
}
