import CellTrace
import Foundation
import Testing

@testable import CellReports

@Suite("drawings of lists") struct ListDrawingTests {
  private func cell(
    _ item: Int, x: Double = 0, y: Double, section: Int = 0, flags: CellFlags = [], _ elements: [Element] = []
  ) -> Appearance {
    Appearance(
      item: ItemID(key: "\(item)"), slot: Slot(section: section, item: item), cell: CellID(item), cellType: "Cell",
      frame: TraceRect(x: x, y: y, width: 390 - 2 * x, height: 44), flags: flags, elements: elements)
  }

  private func element(_ role: Element.Role, _ properties: [(String, String)], width: Double = 80, height: Double = 20.333)
    -> Element
  {
    Element(
      path: "\(role)", role: role, frame: TraceRect(x: 16, y: 12, width: width, height: height),
      properties: properties.map { Property($0.0, $0.1) })
  }

  private func drawn(_ element: Element, dark: Bool = false) -> String {
    ElementDrawing(element: element, palette: DrawingPalette(isDark: dark)).svg
  }

  @Test("nothing to see is no drawing")
  func nothing() { #expect(ListDrawing.svg([], .init(title: "empty")) == nil) }

  @Test("every cell has its place, neighbours a separator between them, the marked one a red frame")
  func places() throws {
    let text = element(.text, [("text", "Asthma"), ("font", "system 17 regular"), ("textColor", "label")])
    let svg = try #require(
      ListDrawing.svg(
        [cell(1, y: 500, [text]), cell(2, y: 544, flags: .selected)], .init(title: "a \"list\"", marked: ItemID(key: "2"))))
    #expect(
      svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"a &quot;list&quot;\" width=\"390\""))
    #expect(svg.contains("translate(0 0)") && svg.contains("translate(0 44)"))
    #expect(svg.components(separatedBy: "#c6c6c8").count == 2, "one separator")
    #expect(svg.components(separatedBy: "stroke=\"#c1121f\"").count == 2, "one frame")
    #expect(svg.contains("fill=\"#d1d1d6\""), "the selected cell is grey")
    #expect(XMLCheck.isWellFormed(svg))
  }

  @Test("inset sections have round ends on the grouped background, in dark as in light")
  func inset() throws {
    let cells = [cell(1, x: 16, y: 35), cell(2, x: 16, y: 79), cell(3, x: 16, y: 158, section: 1)]
    let light = try #require(ListDrawing.svg(cells, .init(title: "t")))
    let dark = try #require(ListDrawing.svg(cells, .init(title: "t", isDark: true)))
    #expect(light.contains("<rect width=\"100%\" height=\"100%\" fill=\"#f2f2f7\"/>") && light.contains("fill=\"#ffffff\""))
    #expect(dark.contains("<rect width=\"100%\" height=\"100%\" fill=\"#000000\"/>") && dark.contains("fill=\"#1c1c1e\""))
    #expect(light.contains("A10 10 0 0 1 358 10V44A0 0"), "the first cell is round above only")
  }

  @Test("what a section has scrolled to the side is off screen; a screen on its side is as wide as its rows")
  func screenWidth() throws {
    func width(_ cells: [Appearance], _ screens: [Double]) throws -> String {
      var options = ListDrawing.Options(title: "t")
      options.screenWidths = screens
      let svg = try #require(ListDrawing.svg(cells, options))
      return String(svg.drop { $0 != "0" }.split(separator: "\"").first { $0.hasPrefix("0 0 ") } ?? "")
    }
    var card = cell(1, x: 0, y: 0)
    card.frame = TraceRect(x: 0, y: 0, width: 300, height: 44)
    var next = cell(2, x: 0, y: 0)
    next.frame = TraceRect(x: 310, y: 0, width: 300, height: 44)
    let row = cell(3, x: 0, y: 44)
    #expect(try width([card, next, row], [390, 844]) == "0 0 390 88")
    #expect(try width([card, next, row], []) == "0 0 610 88")
    var long = row
    long.frame = TraceRect(x: 0, y: 44, width: 844, height: 44)
    #expect(try width([card, next, long], [390, 844]) == "0 0 844 88")
  }

  @Test("a text of a million characters is drawn as far as its frame goes")
  func longText() {
    let text = drawn(element(.text, [("text", String(repeating: "word ", count: 200_000)), ("font", "body")], width: 100))
    #expect(text.count < 400 && text.contains(">word wo") && text.contains("…</text>"))
    let letters = drawn(element(.text, [("text", String(repeating: "i", count: 1_000_000)), ("font", "body")], width: 100))
    #expect(letters.count < 400 && letters.contains(">iiiiiiiiii") && letters.contains("…</text>"))
  }

  @Test("text stands on its baseline in its font and colour, and is never wider than its frame")
  func text() {
    let title = drawn(
      element(.text, [("text", "Peak <flow>"), ("font", "body bold"), ("foregroundStyle", "secondary")], width: 100))
    #expect(title.contains("x=\"16\" y=\"28.2\"") && title.contains("font-size=\"17\" font-weight=\"700\""))
    #expect(title.contains("fill=\"#8a8a8e\">Peak &lt;flow&gt;</text>"))
    let long = drawn(element(.text, [("text", "far too long for the frame it got"), ("font", "system 17 regular")], width: 90))
    #expect(long.contains("…</text>") && long.contains("textLength=\"90\""))
    let lines = drawn(
      element(.text, [("text", "one two three four five six"), ("font", "system 17 regular")], width: 90, height: 60.9))
    #expect(lines.components(separatedBy: "<text").count == 4)
  }

  @Test("a text that fits its frame is whole, however narrow its digits")
  func narrowDigits() {
    #expect(drawn(element(.text, [("text", "Film 11"), ("font", "body regular")], width: 50.667)).contains(">Film 11</text>"))
    #expect(drawn(element(.text, [("text", "Film 4"), ("font", "body regular")], width: 30)).contains("…</text>"))
  }

  @Test("shapes have their corners, their lines and the colours of styles; one without paint hides nothing")
  func shapes() {
    let rounded = drawn(element(.shape, [("shape", "RoundedRectangle(cornerSize: 12)"), ("fill", "background")]))
    #expect(rounded.contains("rx=\"12\" fill=\"#ffffff\""))
    let ring = drawn(element(.shape, [("shape", "Circle"), ("stroke", "orange")], width: 30))
    #expect(ring.contains("<ellipse") && ring.contains("rx=\"10.2\"") && ring.contains("fill=\"none\" stroke=\"#ff9500\""))
    #expect(drawn(element(.shape, [("color", "mint")])).contains("fill=\"#00c7be\""))
    #expect(drawn(element(.shape, [("shape", "Path")])).contains("fill=\"none\""))
  }

  @Test("a chart is drawn by its marks: a line over its range, bars from the bottom, shares of a ring")
  func charts() {
    let line = drawn(
      element(
        .shape,
        [
          ("LineMark 0", "Day: Monday, Rate: 50, foregroundStyle: pink, symbolSize: 6"),
          ("LineMark 1", "Day: Tuesday, Rate: 100"),
          ("x", "Monday, Tuesday"), ("y", "0 to 100"),
        ], height: 20))
    #expect(line == "<polyline points=\"36,22 76,12\" fill=\"none\" stroke=\"#ff2d55\" stroke-width=\"2\"/>")
    let bars = drawn(element(.shape, [("BarMark 0", "Day: 1, Steps: 4"), ("BarMark 1", "Day: 2, Steps: 8")], height: 20))
    #expect(bars.contains("<rect x=\"22\" y=\"22\" width=\"28\" height=\"10\" fill=\"#007aff\"/>"))
    let ring = drawn(
      element(
        .shape,
        [
          ("SectorMark 0", "Done: 0.25, foregroundStyle: green, innerRadius: ratio 0.6"),
          ("SectorMark 1", "Left: 0.75, foregroundStyle: gray opacity 0.3"),
        ], width: 44, height: 44))
    #expect(ring.components(separatedBy: "<circle").count == 3)
    #expect(ring.contains("stroke=\"#34c759\"") && ring.contains("rotate(0 38 34)"))
  }

  private func header(y: Double, height: Double = 32, _ text: String) -> ListSurroundings.Supplement {
    .init(
      frame: TraceRect(x: 0, y: y, width: 390, height: height), elements: [element(.text, [("text", text)], width: 200)])
  }

  @Test("headers and footers stand where they are; a header that lies over rows hides them")
  func supplements() throws {
    var options = ListDrawing.Options(title: "t")
    options.surroundings = [ListSurroundings(supplements: [header(y: 0, "Today"), header(y: 120, "2 done")])]
    let apart = try #require(ListDrawing.svg([cell(1, y: 32), cell(2, y: 76)], options))
    #expect(apart.contains(">Today</text>") && apart.contains(">2 done</text>"))
    #expect(apart.contains("height=\"152\"") && apart.contains("translate(0 120)"))
    #expect(apart.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"), "what a header fills is no gap")
    #expect(!apart.contains("height=\"32\" fill"))
    options.surroundings = [ListSurroundings(supplements: [header(y: 40, "Today")])]
    let over = try #require(ListDrawing.svg([cell(1, y: 32), cell(2, y: 76)], options))
    #expect(over.contains("<g transform=\"translate(0 8)\"><rect width=\"390\" height=\"32\" fill=\"#ffffff\"/>"))
    #expect(XMLCheck.isWellFormed(apart) && XMLCheck.isWellFormed(over))
  }

  @Test("an open row is pushed away by its actions, the outermost at the edge")
  func swipe() throws {
    func drawn(_ edge: Edge, isRightToLeft: Bool = false) throws -> String {
      var options = ListDrawing.Options(title: "t")
      options.isRightToLeft = isRightToLeft
      let actions: [ListSurroundings.SwipeAction] = [
        .init(title: "Delete", color: "systemRed"), .init(title: "Pin", color: "systemOrange"),
      ]
      options.surroundings = [ListSurroundings(swipe: .init(item: ItemID(key: "1"), edge: edge, actions: actions))]
      return try #require(ListDrawing.svg([cell(1, y: 0), cell(2, y: 44)], options))
    }
    let trailing = try drawn(.trailing)
    #expect(trailing.contains("<rect x=\"312\" y=\"0\" width=\"78\" height=\"44\" fill=\"#ff3b30\"/>"))
    #expect(trailing.contains("<rect x=\"238\" y=\"0\" width=\"74\" height=\"44\" fill=\"#ff9500\"/>"))
    #expect(trailing.contains("translate(-152 0)") && trailing.contains(">Delete</text>"))
    #expect(trailing.components(separatedBy: "<svg").count == 3, "only the open row has a picture of its own")
    let leading = try drawn(.leading)
    #expect(leading.contains("<rect x=\"0\" y=\"0\" width=\"78\"") && leading.contains("translate(152 0)"))
    #expect(try drawn(.trailing, isRightToLeft: true) == leading)
    #expect(XMLCheck.isWellFormed(trailing))
  }

  @Test("controls and symbols are recognisable")
  func controls() {
    let toggle = element(.toggle, [("isOn", "true")], width: 51, height: 31)
    #expect(drawn(toggle).contains("#34c759") && drawn(toggle).contains("<circle cx=\"51.5\""))
    #expect(drawn(element(.toggle, [("isOn", "false")], width: 51, height: 31)).contains("<circle cx=\"31.5\""))
    let symbol = drawn(element(.image, [("image", "exclamationmark.triangle.fill"), ("foregroundStyle", "orange")], width: 20))
    #expect(symbol.contains("<title>exclamationmark.triangle.fill</title>") && symbol.contains("#ff9500"))
    #expect(drawn(element(.accessory, [("accessory", "disclosureIndicator")], width: 12)).contains("<path d=\"M"))
    #expect(drawn(element(.shape, [("shape", "Circle"), ("fill", "mint")], width: 12, height: 12)).contains("<ellipse"))
    #expect(drawn(element(.textField, [("text", ""), ("placeholder", "Amount")])).contains(">Amount</text>"))
    #expect(drawn(element(.text, [("text", "x"), ("isHidden", "true")])) == "")
  }

  @Test("every kind of element is well-formed, whatever it says", arguments: Element.Role.allCases)
  func hostile(role: Element.Role) {
    let words = "</text><script>\"'&\u{0}\u{1F}"
    let names = [
      "text", "title", "placeholder", "image", "accessory", "font", "textColor", "fill", "shape", "value", "backgroundColor",
    ]
    let svg = drawn(element(role, names.map { ($0, words) }))
    #expect(XMLCheck.isWellFormed("<svg>\(svg)</svg>"))
    #expect(!svg.contains("<script"))
  }
}

/// Elements closed in the order in which they were opened, attributes in quotes: what a drawing needs to be read.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        guard tag.filter({ $0 == "\"" }).count % 2 == 0 else { return false }
        if !tag.hasSuffix("/") { open.append(tag.prefix { $0 != " " }) }
      }
    }
    return open.isEmpty
  }
}
