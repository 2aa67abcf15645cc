import CellTrace

/// Draws one element of a cell where it stands.
struct ElementDrawing {
  let element: Element
  let palette: DrawingPalette

  var svg: String {
    guard element.frame.width > 0, element.frame.height > 0, element["isHidden"] != "true" else { return "" }
    switch element.role {
    case .text: return text(element["text"] ?? "", color(default: "label"))
    case .button: return button
    case .textField: return field
    case .image: return glyph(element["image"] ?? element["accessibilityLabel"] ?? "", color(default: "systemBlue"))
    case .accessory: return accessory
    case .toggle: return toggle
    case .slider: return slider
    case .stepper: return stepper
    case .progress: return progress
    case .shape: return shape
    case .divider: return box(fill: "separator")
    case .background: return element["backgroundColor"].map { box(fill: $0) } ?? ""
    case .view: return element["backgroundColor"].map { box(fill: $0, radius: number("cornerRadius") ?? 0) } ?? ""
    case .cell: return ""
    }
  }

  // MARK: Kinds

  private func text(_ text: String, _ color: String) -> String {
    DrawingText(text: text, frame: element.frame, font: font, color: color, alignment: element["textAlignment"]).svg
  }

  private var button: String {
    let title = element["text"] ?? element["title"] ?? ""
    if title.isEmpty, let image = element["image"] { return glyph(image, color(default: "systemBlue")) }
    let ground = element["backgroundColor"].map { box(fill: $0, radius: 8) }
    // Without a background of its own nothing tells a finger where the button is: a faint frame does.
    return (ground ?? outline) + text(title, color(default: "systemBlue"))
  }

  private var field: String {
    let text = element["text"] ?? ""
    let frame = element["borderStyle"] == nil ? outline : box(fill: "systemBackground", radius: 5, stroke: "systemGray4")
    return frame
      + (text.isEmpty
        ? self.text(element["placeholder"] ?? "", palette.color("placeholderText")) : self.text(text, color(default: "label")))
  }

  private var accessory: String {
    let frame = element.frame
    let middle = frame.y + frame.height / 2
    let right = frame.x + frame.width / 2
    func stroke(_ path: String, _ name: String) -> String {
      "<path d=\"\(path)\" fill=\"none\" stroke=\"\(palette.color(name))\" stroke-width=\"2\"><title>"
        + HTMLText.escape(element["accessory"] ?? "") + "</title></path>"
    }
    func n(_ value: Double) -> String { HTMLText.number(value) }
    switch element["accessory"] {
    case "disclosureIndicator", "outlineDisclosure":
      return stroke(
        "M\(n(right - 3)) \(n(middle - 6))L\(n(right + 3)) \(n(middle))L\(n(right - 3)) \(n(middle + 6))", "systemGray3")
    case "checkmark":
      return stroke(
        "M\(n(right - 7)) \(n(middle))L\(n(right - 2)) \(n(middle + 5))L\(n(right + 7)) \(n(middle - 6))", "systemBlue")
    case "label": return text(element["text"] ?? "", palette.color("secondaryLabel"))
    case "reorder":
      return stroke(
        [-5.0, 0, 5].map { "M\(n(right - 9)) \(n(middle + $0))H\(n(right + 9))" }.joined(), "systemGray3")
    case let name: return glyph(name ?? "accessory", palette.color(element["tintColor"] ?? "systemBlue"))
    }
  }

  private var toggle: String {
    let isOn = element["isOn"] == "true"
    // The switch stands at the end of a row that it may label.
    let height = min(31, element.frame.height)
    let width = min(height * 51 / 31, element.frame.width)
    let x = element.frame.x + element.frame.width - width
    let y = element.frame.y + (element.frame.height - height) / 2
    let knob = isOn ? x + width - height / 2 : x + height / 2
    let label = element["text"].map { text($0, color(default: "label")) } ?? ""
    return label
      + "<rect x=\"\(HTMLText.number(x))\" y=\"\(HTMLText.number(y))\" width=\"\(HTMLText.number(width))\" "
      + "height=\"\(HTMLText.number(height))\" rx=\"\(HTMLText.number(height / 2))\" "
      + "fill=\"\(palette.color(isOn ? "systemGreen" : "systemGray5"))\"/>"
      + "<circle cx=\"\(HTMLText.number(knob))\" cy=\"\(HTMLText.number(y + height / 2))\" "
      + "r=\"\(HTMLText.number(max(0, height / 2 - 2)))\" fill=\"#ffffff\"/>"
  }

  private var slider: String {
    let part = min(max(number("value") ?? 0.5, 0), 1)
    let frame = element.frame
    let y = frame.y + frame.height / 2
    let x = frame.x + part * frame.width
    return bar(y, 4, part)
      + "<circle cx=\"\(HTMLText.number(x))\" cy=\"\(HTMLText.number(y))\" r=\"\(HTMLText.number(min(13, frame.height / 2)))\" "
      + "fill=\"#ffffff\" stroke=\"\(palette.color("systemGray4"))\"/>"
  }

  private var progress: String {
    let frame = element.frame
    if abs(frame.width - frame.height) < 4 {
      return "<circle cx=\"\(HTMLText.number(frame.x + frame.width / 2))\" cy=\"\(HTMLText.number(frame.y + frame.height / 2))\" "
        + "r=\"\(HTMLText.number(frame.width / 2 - 2))\" fill=\"none\" stroke=\"\(palette.color("systemGray"))\" "
        + "stroke-width=\"2.5\" stroke-dasharray=\"3 3\"/>"
    }
    return bar(frame.y + frame.height / 2, 4, min(max(number("value") ?? number("progress") ?? 0, 0), 1))
  }

  private var stepper: String {
    let frame = element.frame
    let font = DrawingFont(size: 20)
    func sign(_ text: String, _ part: Double) -> String {
      let half = TraceRect(x: frame.x + frame.width * part, y: frame.y, width: frame.width / 2, height: frame.height)
      return DrawingText(text: text, frame: half, font: font, color: palette.color("label"), alignment: "center").svg
    }
    return box(fill: "systemGray5", radius: 8) + sign("−", 0) + sign("+", 0.5)
  }

  private var shape: String {
    if let chart = ChartDrawing(element, palette) { return chart.svg }
    let line = element["stroke"]
    // A shape that says nothing of its paint would otherwise cover its cell in the colour of text.
    guard let named = element["color"] ?? element["fill"] ?? line ?? element["foregroundStyle"] else { return outline }
    let color = palette.color(named)
    let paint = line == nil ? "fill=\"\(color)\"" : "fill=\"none\" stroke=\"\(color)\""
    let frame = element.frame
    let words = element["shape"] ?? ""
    switch words.prefix(while: \.isLetter) {
    case "Circle", "Ellipse":
      let isRound = words.hasPrefix("Circle")
      let least = min(frame.width, frame.height)
      let (width, height) = isRound ? (least, least) : (frame.width, frame.height)
      return
        "<ellipse cx=\"\(HTMLText.number(frame.x + frame.width / 2))\" cy=\"\(HTMLText.number(frame.y + frame.height / 2))\" "
        + "rx=\"\(HTMLText.number(width / 2))\" ry=\"\(HTMLText.number(height / 2))\" \(paint)/>"
    case "Capsule": return rectangle(paint, radius: min(frame.width, frame.height) / 2)
    case "RoundedRectangle", "UnevenRoundedRectangle":
      // `RoundedRectangle(cornerSize: 12)`
      let digits = words.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return rectangle(paint, radius: Double(digits) ?? number("cornerRadius") ?? 8)
    default: return rectangle(paint, radius: 0)
    }
  }

  // MARK: Parts

  /// A symbol can't be drawn without its font: a box with its name, which is written in it as far as there is room.
  private func glyph(_ name: String, _ color: String) -> String {
    let frame = element.frame
    let points = min(7, max(3, frame.height / 3))
    let room = Int(frame.width / (points * 0.65))
    let short = name.split(separator: ".").map(String.init)
    let shown = name.count <= room ? name : String((short.first ?? name).prefix(max(1, room)))
    return rectangle("fill=\"\(color)\" fill-opacity=\"0.15\" stroke=\"\(color)\" stroke-width=\"1\"", radius: frame.height / 5)
      + "<text x=\"\(HTMLText.number(frame.x + frame.width / 2))\" y=\"\(HTMLText.number(frame.y + frame.height / 2 + points / 3))\" "
      + "text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"\(HTMLText.number(points))\" fill=\"\(color)\">"
      + "<title>\(HTMLText.escape(name))</title>\(HTMLText.escape(shown))</text>"
  }

  private func bar(_ y: Double, _ height: Double, _ part: Double) -> String {
    let frame = element.frame
    func piece(_ width: Double, _ name: String) -> String {
      "<rect x=\"\(HTMLText.number(frame.x))\" y=\"\(HTMLText.number(y - height / 2))\" width=\"\(HTMLText.number(width))\" "
        + "height=\"\(HTMLText.number(height))\" rx=\"2\" fill=\"\(palette.color(name))\"/>"
    }
    return piece(frame.width, "systemGray5") + piece(frame.width * part, "systemBlue")
  }

  private var outline: String {
    rectangle("fill=\"none\" stroke=\"\(palette.color("systemGray3"))\" stroke-width=\"0.5\" stroke-dasharray=\"3 2\"", radius: 5)
  }

  private func box(fill: String, radius: Double = 0, stroke: String? = nil) -> String {
    rectangle(
      "fill=\"\(palette.color(fill))\"" + (stroke.map { " stroke=\"\(palette.color($0))\"" } ?? ""), radius: radius)
  }

  private func rectangle(_ paint: String, radius: Double) -> String {
    let frame = element.frame
    return "<rect x=\"\(HTMLText.number(frame.x))\" y=\"\(HTMLText.number(frame.y))\" width=\"\(HTMLText.number(frame.width))\" "
      + "height=\"\(HTMLText.number(frame.height))\" rx=\"\(HTMLText.number(radius))\" \(paint)/>"
  }

  private func color(default name: String) -> String {
    let names = ["foregroundStyle", "textColor", "titleColor", "tintColor"]
    return palette.color(names.lazy.compactMap { element[$0] }.first ?? name)
  }

  private var font: DrawingFont { DrawingFont(words: element["font"] ?? "") }
  private func number(_ property: String) -> Double? { element[property].flatMap { Double($0) } }
}
