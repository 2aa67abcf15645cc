import CellTrace
import Testing

@testable import CellDetectors

@Suite("the keyboard of a row that letters replace or reload") struct LostKeyboardTests {
  private static let typing = Interaction.type("nie", .resolved(item("An")), nil, clearing: false)

  private static func named(_ key: String, _ name: String, _ text: String, at place: Int, field: Bool = true) -> Appearance {
    let field = Element(
      path: "\(content)/UITextField", role: field ? .textField : .text, frame: TraceRect(x: 120, y: 11, width: 100, height: 20),
      properties: [Property("text", text)])
    return row(key, at: place, cell: place + 1, [label(name), field])
  }

  /// Somebody types in the row of Anna, and letters are lost; then it goes by `key` and shows `text`.
  static func set(
    key: String = "Ann", text: String = "Ann", field: Bool = true, typed: String = "n", left: String = "ie", lost: Bool = true,
    whose: String? = "An", goesOn: (text: String?, typed: String) = (nil, "i")
  ) -> RunSet {
    let other = named("Be", "Bertram", "Be", at: 1)
    let event = TraceEvent.Kind.keyboardLost(whose.map(item), typed: typed, left: left)
    let steps = [
      step(0, "show the screen", [named("An", "Anna", "An", at: 0), other]),
      step(
        1, "type \"nie\" in \"Anna\"", by: typing, events: lost ? [event] : [],
        [named(key, "Anna", text, at: 0, field: field), other]),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    // Whoever goes on adds one letter more, and loses the keyboard again.
    for request in LostKeyboard.requests(in: set) {
      let rest = left.count > 1 ? left : left + left
      #expect(request.script == [typing, .type(rest, .resolved(item("An")), nil, clearing: false)])
      #expect(request.purpose == "the run in which somebody goes on typing after step 1 (type \"nie\" in \"Anna\")")
      let again = TraceEvent.Kind.keyboardLost(item(key), typed: goesOn.typed, left: "e")
      set[request] = trace(
        steps + [step(2, "", events: [again], [named(key, "Anna", goesOn.text ?? text + goesOn.typed, at: 0), other])])
    }
    return set
  }

  @Test("ID-05: what is typed is part of the row's identifier: an error, with what was lost")
  func replaced() throws {
    for whose in ["An", nil] {
      let found = try #require(UnstableIdentity.found(in: Self.set(whose: whose)))
      #expect(
        found.map(\.summary) == [
          "\"Anna\" becomes another item while somebody types in it: what is typed is part of its identifier"
        ])
      #expect(
        found.map(\.seen) == [
          "in step 1 (type \"nie\" in \"Anna\") the keyboard of \"Anna\" goes after \"n\", and \"ie\" reaches nobody"
        ])
      #expect(found.map(\.evidence) == [["deleted \"An\" and inserted \"Ann\""]])
      #expect(found.map(\.severity) == [.error] && found.map(\.shape) == [["typing"]])
    }
    #expect(LostViewState.found(in: Self.set()) == [])
  }

  @Test("a row that each letter reloads keeps its identifier, and is no less lost")
  func reloaded() throws {
    let found = try #require(LostViewState.found(in: Self.set(key: "An")))
    #expect(found.map(\.summary) == ["\"Anna\" is reloaded while somebody types in it, and loses the keyboard"])
    #expect(found.map(\.observed) == ["gone"] && found.map(\.expected) == ["stays while somebody types"])
    #expect(
      found.map(\.evidence) == [["the row shows the same field with what had been typed, in a cell that was configured again"]])
    #expect(
      found.map(\.fix) == [
        "do not reload the row that is edited: write the text to the model alone, or reconfigure the other rows."
      ])
    #expect(UnstableIdentity.found(in: Self.set(key: "An")) == [])
  }

  @Test("a text that is whole ends by right: the field takes no letter more, begins anew, or hears several")
  func whole() {
    for goesOn: (text: String?, typed: String) in [("Ann", "i"), ("i", "i"), (nil, "ie")] {
      #expect(LostViewState.found(in: Self.set(key: "An", goesOn: goesOn)) == [])
    }
  }

  @Test("the old text was deleted before, and the keyboard went with it")
  func cleared() throws {
    let found = try #require(UnstableIdentity.found(in: Self.set(text: "", typed: "", left: "nie")))
    #expect(
      found.map(\.seen) == [
        "in step 1 (type \"nie\" in \"Anna\") the keyboard of \"Anna\" goes when the old text was deleted, and \"nie\" reaches nobody"
      ])
  }

  @Test("a field that makes room for an answer, one with another text, and letters that all arrived are not this")
  func silent() {
    for set in [Self.set(field: false), Self.set(text: "Zoe"), Self.set(lost: false), Self.set(whose: "Be")] {
      #expect(UnstableIdentity.found(in: set) == [] && LostViewState.found(in: set) == [])
    }
  }

  @Test("searches ask the full plan at once")
  func suspected() {
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["keyboard lost"])
    #expect(ReferenceSuspicions.names(in: Self.set(lost: false).main).isEmpty)
  }
}
