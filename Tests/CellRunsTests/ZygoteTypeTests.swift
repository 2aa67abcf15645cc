import CellRuns
import Foundation
import Testing

private protocol Named {
  init()
  var text: String { get }
}

struct ZygoteNamedOuter {
  struct Inner: Named {
    var text: String { "inner" }
  }
}

private final class PrivateNamed: Named {
  let date = Date()
  var text: String { "private \(date.timeIntervalSince1970)" }
}

struct ZygoteGeneric<Value>: Named {
  var value: Value?
  var text: String { "generic \(Value.self)" }
}

private struct PrivateGeneric<Value> {}

@Suite struct ZygoteTypeTests {
  @Test("A child finds types again: nested, private, generic, and those inside of functions")
  func found() throws {
    final class Local: Named {
      var text: String { "local" }
    }
    let types: [any Named.Type] = [
      ZygoteNamedOuter.Inner.self, PrivateNamed.self, ZygoteGeneric<[Int]>.self, Local.self,
    ]
    let texts = try types.map { type in
      let token = try #require(ChildType(type))
      #expect(token.type == type)
      let result = try Zygote.run(
        .function(
          {
            let call = ChildCall.at($0)
            let token = try? JSONDecoder().decode(ChildType.self, from: call.argument)
            let type = token?.type as? any Named.Type
            call.reply.write(type?.init().text ?? "not found")
          }, argument: JSONEncoder().encode(token)))
      return String(decoding: result.output, as: UTF8.self)
    }
    #expect(texts == ["inner", "private 1704099600.0", "generic Array<Int>", "local"])
  }

  @Test("A generic type of a private context can't be described")
  func notFound() {
    #expect(ChildType(PrivateGeneric<Int>.self) == nil)
    #expect(ChildType(Int.self) == .name("Si"))
  }
}
