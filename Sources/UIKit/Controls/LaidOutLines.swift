import CoreGraphics
import Foundation
import HeadlessCore

/// The lines of a text in a container.
struct LaidOutLines {
  /// What each line holds, with the blank or the line feed that ends it.
  private(set) var ranges: [NSRange] = []
  let height: CGFloat
  private let text: NSString
  private let font: FontDescription
  private let padding: CGFloat
  private let alignment: NSTextAlignment
  private let room: CGFloat

  @MainActor init(_ storage: NSTextStorage?, in container: NSTextContainer) {
    let content = storage?.content ?? NSAttributedString(string: "")
    text = NSString(string: content.string)
    font = content.largestFont(UIFont.systemFont(ofSize: 12)).details
    padding = container.lineFragmentPadding
    room = max(0, (container.size.width <= 0 ? .greatestFiniteMagnitude : container.size.width) - 2 * padding)
    height = CGFloat(TextMetrics.size(of: "x", font: font).height)
    let style = content.length > 0 ? content.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    alignment = style?.alignment ?? .natural
    var limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : Int.max
    if container.size.height > 0, container.size.height < 1e6 { limit = min(limit, max(1, Int(container.size.height / height))) }
    if container.lineBreakMode != .byWordWrapping, container.lineBreakMode != .byCharWrapping { limit = min(limit, 1) }
    var start = 0
    while start < text.length, ranges.count < limit {
      let end = lineEnd(from: start)
      ranges.append(NSRange(location: start, length: end - start))
      start = end
    }
  }

  var shown: NSRange { NSRange(location: 0, length: ranges.last.map(NSMaxRange) ?? 0) }
  var used: CGRect {
    guard let first = ranges.first else { return .zero }
    return ranges.dropFirst().reduce(rect(of: first)) { $0.union(rect(of: $1)) }.insetBy(dx: -padding, dy: 0)
  }

  func line(of index: Int) -> Int { ranges.firstIndex { index < NSMaxRange($0) } ?? max(0, ranges.count - 1) }

  /// The box around a stretch: over several lines, from the first's top to the last's bottom.
  func rect(of range: NSRange) -> CGRect {
    var result = CGRect.null
    for (number, line) in ranges.enumerated() {
      let part = NSIntersectionRange(line, range)
      guard part.length > 0 else { continue }
      let left = origin(of: line) + width(line.location, part.location)
      result = result.union(
        CGRect(x: left, y: CGFloat(number) * height, width: width(part.location, NSMaxRange(part)), height: height))
    }
    return result.isNull ? .zero : result
  }

  /// The character at a point, or the nearest, and how far through it the point is.
  func index(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard !ranges.isEmpty else { return (0, 0) }
    let line = ranges[min(ranges.count - 1, max(0, Int(point.y / height)))]
    let x = point.x - origin(of: line)
    var index = line.location
    while index + 1 < NSMaxRange(line), width(line.location, index + 1) <= x { index += 1 }
    let left = width(line.location, index), own = width(line.location, index + 1) - left
    return (index, own > 0 ? min(1, max(0, (x - left) / own)) : 0)
  }

  // MARK: Machinery

  private func origin(of line: NSRange) -> CGFloat {
    let free = max(0, room - width(line.location, NSMaxRange(line)))
    guard free < 1e6 else { return padding }
    return switch alignment {
    case .center: padding + free / 2
    case .right: padding + free
    case .left, .justified, .natural: padding
    }
  }

  private func width(_ start: Int, _ end: Int) -> CGFloat {
    guard end > start else { return 0 }
    let part = text.substring(with: NSRange(location: start, length: end - start)).trimmingCharacters(in: .newlines)
    return CGFloat(TextMetrics.size(of: part, font: font).width)
  }

  /// Where the line that begins at `start` ends: after a line feed, else after the last blank that leaves the rest fitting.
  private func lineEnd(from start: Int) -> Int {
    let feed = text.range(of: "\n", range: NSRange(location: start, length: text.length - start))
    let limit = feed.location == NSNotFound ? text.length : NSMaxRange(feed)
    guard width(start, limit) > room else { return limit }
    var fits = start + 1, tooMuch = limit
    while tooMuch - fits > 1 {
      let middle = (fits + tooMuch) / 2
      if width(start, middle) <= room { fits = middle } else { tooMuch = middle }
    }
    if text.character(at: fits) == 32 { return fits + 1 }
    let blank = text.range(of: " ", options: .backwards, range: NSRange(location: start, length: fits - start))
    return blank.location == NSNotFound ? fits : NSMaxRange(blank)
  }
}
