import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that are identified by their positions") struct RowsByPositionTests {
  /// Rows that show `texts` under the numbers 0, 1, …; the row `starred` was starred in step 1.
  private static func rows(_ texts: [String], starred: Int?) -> [Appearance] {
    texts.enumerated().map { place, text in
      let isStarred = place == starred
      return row(
        "\(place)", at: place, cell: place + 1,
        state: [
          state(
            "isStarred", "\(isStarred)", birth: provenance("\(place)", 0), write: isStarred ? provenance("\(place)", 1) : nil,
            place: place == 0 ? nil : here)
        ], [label(text)])
    }
  }

  private static let here = SourcePlace(fileID: "App/NoteRow.swift", line: 9)

  private static func set(_ after: [Appearance], starred: Int? = 1) -> RunSet {
    let texts = ["Tea", "Milk", "Salt", "Rice"]
    return runs(
      main: [
        step(0, "show the screen", rows(texts, starred: nil)), step(1, "tap \"Star\" in \"Milk\"", rows(texts, starred: starred)),
        step(2, "data: the first is removed", by: .mutate("the first is removed"), after),
      ], rebuilt: [rows(texts, starred: nil), rows(texts, starred: nil), after])
  }

  private static func kept(_ set: RunSet) throws -> [RowsByPosition.Kept] {
    RowsByPosition(set.main, try Mask(set)).kept
  }

  @Test("what was set for one is another's when the contents move on")
  func stays() throws {
    let kept = try Self.kept(Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: 1)))
    #expect(kept.map(\.now.title) == ["Salt"] && kept.map(\.before.title) == ["Milk"] && kept.map(\.expected) == ["false"])
    let finding = try #require(
      StaleIndexState.found(in: Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: 1)))?.first)
    #expect(
      finding.summary
        == "NoteRow.isStarred that was changed for \"Milk\" stayed at its position when the data moved, and is now at \"Salt\"")
    #expect(finding.seen == "\"Salt\" has NoteRow.isStarred \"true\", and \"Milk\" has \"false\"")
    #expect(
      finding.evidence == [
        "'isStarred' became \"true\" for \"Milk\" in step 1 (tap \"Star\" in \"Milk\")",
        "rows are identified by their positions: \"1\" was \"Milk\" before step 2 (data: the first is removed), and is \"Salt\" since",
      ])
    #expect(finding.originPlace == Self.here && finding.originStep == 1 && finding.seenStep == 2)
  }

  @Test("rows of one ForEach among others are numbered by themselves")
  func among() throws {
    func rows(_ texts: [String], starred: Int?) -> [Appearance] {
      let head = row("row 1", cell: 20, [label("Open")])
      let foot = [row("row 2", cell: 21, [label("Done")]), row("n7", cell: 22, [label("Oats")])]
      return [head] + Self.rows(texts, starred: starred) + foot
    }
    func set(_ after: [Appearance]) -> RunSet {
      let before = rows(["Tea", "Milk", "Salt"], starred: nil)
      return runs(
        main: [
          step(0, "show the screen", before),
          step(1, "tap \"Star\" in \"Milk\"", rows(["Tea", "Milk", "Salt"], starred: 1)),
          step(2, "data: the first is done", by: .mutate("the first is done"), after),
        ], rebuilt: [before, before, after])
    }
    #expect(try Self.kept(set(rows(["Milk", "Salt"], starred: 1))).map(\.now.title) == ["Salt"])
    #expect(try Self.kept(set(rows(["Milk", "Salt"], starred: 0))).isEmpty)
    // Two such runs of rows in one list do not tell which row is which.
    let twice = rows(["Milk", "Salt"], starred: 1) + Self.rows(["Tea", "Rice"], starred: nil)
    #expect(try Self.kept(set(twice)).isEmpty)
  }

  @Test("what was set for a row that is gone is the next one's, whatever that one shows because of it")
  func inherited() throws {
    let texts = ["Tea", "Milk", "Salt", "Rice", "Oats", "Figs"]
    func set(_ after: [String]) -> RunSet {
      let rows = Self.rows(after, starred: 1)
      return runs(
        main: [
          step(0, "show the screen", Self.rows(texts, starred: nil)), step(1, "tap \"Star\"", Self.rows(texts, starred: 1)),
          step(2, "data: one is removed", by: .mutate("one is removed"), rows),
        ], rebuilt: [Self.rows(texts, starred: nil), Self.rows(texts, starred: nil), rows])
    }
    let kept = try Self.kept(set(["Tea", "SALT", "Rice", "Oats", "Figs"]))
    #expect(kept.map(\.now.title) == ["SALT"] && kept.map(\.before.title) == ["Milk"] && kept.map(\.isGone) == [true])
    // The last one went, or something else changed as well: then nobody knows whose the row is.
    #expect(try Self.kept(set(["Tea", "Milk", "Salt", "Rice", "Oats"])).isEmpty)
    #expect(try Self.kept(set(["Tea", "Soya milk", "Salt", "Rice", "Oats"])).isEmpty)
  }

  @Test("what was set for the first row is the new one's that comes in on top, unless the first place looks like no other")
  func comesInOnTop() throws {
    let texts = ["Tea", "Milk", "Salt", "Rice", "Oats"]
    func set(_ after: [String], headline: Int? = nil, taller: Int? = nil, writes: Int? = nil) -> RunSet {
      func rows(_ texts: [String], starred: Int?) -> [Appearance] {
        Self.rows(texts, starred: starred).enumerated().map { place, row in
          var row = row
          if place == headline { row.elements.append(label("Today", path: "\(content)/UILabel[1]")) }
          if place == taller { row.frame.height = 88 }
          if place == starred { row.elements.append(label("★", path: "\(content)/UILabel[2]")) }
          if place == writes { row.stateCells[0].lastWrite = provenance("\(place)", 2) }
          return row
        }
      }
      let moved = rows(after, starred: 0)
      return runs(
        main: [
          step(0, "show the screen", rows(texts, starred: nil)), step(1, "tap \"Star\" in \"Tea\"", rows(texts, starred: 0)),
          step(2, "tap \"Fetch\"", by: .tap(.showing("Fetch"), nil), moved),
        ], rebuilt: [rows(texts, starred: nil), rows(texts, starred: 0), moved])
    }
    for after in [["Figs"] + texts, ["Figs", "Dill"] + texts] {
      let kept = try Self.kept(set(after))
      #expect(kept.map(\.now.title) == ["Figs"] && kept.map(\.before.title) == ["Tea"] && kept.map(\.expected) == ["false"])
    }
    let finding = try #require(StaleIndexState.found(in: set(["Figs"] + texts))?.first)
    #expect(
      finding.summary
        == "NoteRow.isStarred that was changed for \"Tea\" stayed at its position when the data moved, and is now at \"Figs\"")
    // The first place shows what no other does; the row that moved on was set, too; or the row was only edited.
    #expect(try Self.kept(set(["Figs"] + texts, headline: 0)).isEmpty)
    #expect(try Self.kept(set(["Figs"] + texts, taller: 0)).isEmpty)
    #expect(try Self.kept(set(["Figs"] + texts, writes: 1)).isEmpty)
    #expect(try Self.kept(set(["Figs", "Milk", "Salt", "Rice", "Oats", "Dill"])).isEmpty)
    #expect(try Self.kept(set(["Figs", "Tea", "Salt", "Milk", "Rice", "Oats"])).isEmpty)
  }

  @Test("rows that keep nothing, rows that only changed their text, rows of equal text, and rows that stay are not named")
  func silent() throws {
    #expect(try Self.kept(Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: nil), starred: nil)).isEmpty)
    #expect(try Self.kept(Self.set(Self.rows(["Tea", "Soya milk", "Salt", "Rice"], starred: 1))).isEmpty)
    #expect(try Self.kept(Self.set(Self.rows(["Milk", "Milk", "Rice"], starred: 1))).isEmpty)
    #expect(try Self.kept(Self.set(Self.rows(["Tea", "Milk", "Salt"], starred: 1))).isEmpty)
  }

  @Test("rows that are places keep what is theirs: a text that is more than a number stays with the place in all of them")
  func places() throws {
    func rows(_ texts: [String], starred: Int?, place: (Int) -> String, note: Bool = false) -> [Appearance] {
      Self.rows(texts, starred: starred).enumerated().map { number, row in
        var row = row
        row.elements.append(label(place(number), path: "\(content)/UILabel[1]"))
        if note { row.stateCells.append(state("note", place(number), birth: provenance("\(number)", 0))) }
        return row
      }
    }
    func kept(note: Bool = false, _ place: (Int) -> String) throws -> [String] {
      let (before, after) = (["Tea", "Milk", "Salt", "Rice"], ["Milk", "Salt", "Rice"])
      let shown = rows(before, starred: nil, place: place, note: note)
      let starred = rows(before, starred: 1, place: place, note: note)
      let moved = rows(after, starred: 1, place: place, note: note)
      return try Self.kept(
        runs(
          main: [
            step(0, "show the screen", shown), step(1, "tap \"Star\" in \"Milk\"", starred),
            step(2, "data: the first is removed", by: .mutate("the first is removed"), moved),
          ], rebuilt: [shown, starred, moved])
      ).map(\.now.title)
    }
    #expect(try kept { "shelf \($0 + 1)" } == [])
    #expect(try kept { "\($0 + 9):30" } == [])
    #expect(try kept { "\([30, 7, 55, 12][$0])" } == ["Salt"])
    // A number is a rank, a text that all have in common is no name, and what the view keeps may have stayed by mistake.
    #expect(try kept { "\($0 + 1) of 4" } == ["Salt"])
    #expect(try kept { "No. \($0 + 1)" } == ["Salt"])
    #expect(try kept { _ in "shelf" } == ["Salt"])
    #expect(try kept(note: true) { "shelf \($0 + 1)" } == ["Salt"])
  }

  /// Rows of a hosted list under the numbers 0, 1, …, one of which is marked.
  private static func marks(_ texts: [String], marked: String?) -> [Appearance] {
    texts.enumerated().map { place, text in
      row(
        "\(place)", at: place, cell: place + 1,
        [
          label(text, path: "List/ForEach(\(place))/Text"),
          label(text == marked ? "on" : "off", path: "List/ForEach(\(place))/Text[1]"),
        ])
    }
  }

  @Test("a mark by index, made by a tap, is another's when a row before it is deleted; the row is followed by what it shows")
  func markByIndex() throws {
    let texts = ["Tea", "Milk", "Salt", "Rice"]
    let (before, made) = (Self.marks(texts, marked: nil), Self.marks(texts, marked: "Salt"))
    let after = Self.marks(["Milk", "Salt", "Rice"], marked: "Rice")
    var set = runs(
      main: [
        step(0, "show the screen", before), step(1, "tap \"Salt\"", by: .tap(.resolved(item("2")), nil), made),
        step(2, "data: Tea is deleted", by: .mutate("Tea is deleted"), after),
      ], rebuilt: [before, made, after])
    let suspicion = try #require(try StaleIndexState.suspicions(in: set).first)
    #expect(suspicion.action.item == item("2") && suspicion.change == 2 && suspicion.target == item("1"))
    set.state(items: after.map(\.item), rebuilt: Self.marks(["Milk", "Salt", "Rice"], marked: "Salt"))
    let finding = try #require(StaleIndexState.found(in: set)?.first)
    #expect(
      finding.summary
        == "Text.text that was changed for \"Salt\" stayed at its position when the data moved, and is now at \"Rice\"")
    #expect(finding.element == "List/ForEach(2)/Text[1]" && finding.observed == "on" && finding.expected == "off")
  }

  /// Rows that show their rank first, and go by it.
  private static func ranks(_ texts: [String], starred: Int?, showsRank: Bool = true) -> [Appearance] {
    texts.enumerated().map { place, text in
      let isStarred = place == starred
      return row(
        "\(place + 1)", at: place, cell: place + 1,
        state: [
          state(
            "isStarred", "\(isStarred)", birth: provenance("\(place + 1)", 0),
            write: isStarred ? provenance("\(place + 1)", 1) : nil)
        ], (showsRank ? [label("\(place + 1).")] : []) + [label(text, path: "\(content)/UILabel[1]")])
    }
  }

  private static func ranked(_ after: [String], showsRank: Bool = true) -> RunSet {
    let texts = ["Tea", "Milk", "Salt", "Rice"]
    let before = ranks(texts, starred: 1, showsRank: showsRank)
    let since = ranks(after, starred: 1, showsRank: showsRank)
    return runs(
      main: [
        step(0, "show the screen", ranks(texts, starred: nil, showsRank: showsRank)), step(1, "tap \"Star\" in \"Milk\"", before),
        step(2, "data: sales are counted", by: .mutate("sales are counted"), since),
      ], rebuilt: [before, before, since])
  }

  @Test("rows that go by the rank that they show hand their contents on when these change places")
  func ranks() throws {
    let kept = try Self.kept(Self.ranked(["Rice", "Tea", "Milk", "Salt"]))
    #expect(kept.map(\.now.title) == ["Tea"] && kept.map(\.before.title) == ["Milk"])
    // Two rows that change places may be two slots with other contents; numbers that nobody shows are names.
    #expect(try Self.kept(Self.ranked(["Milk", "Tea", "Salt", "Rice"])).isEmpty)
    #expect(try Self.kept(Self.ranked(["Rice", "Tea", "Milk", "Salt"], showsRank: false)).isEmpty)
  }
}
