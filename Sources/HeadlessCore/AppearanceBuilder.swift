import CellTrace

/// Collects the perceivable elements of one cell while its view tree is walked.
///
/// Paths are type names joined by `/`; the second and later siblings of a type carry an ordinal (`UILabel[1]`), so that a
/// path names the same place in every run.
public struct AppearanceBuilder {
  /// Elements found so far, in tree order.
  package private(set) var elements: [Element] = []
  /// Stored values of hosted views found so far.
  package var stateCells: [StateCell] = []
  /// Writes that explain what is not among the elements.
  package var evidence: [Evidence] = []

  /// Titles that content gives to the bar above it.
  package private(set) var barTitles: [String] = []

  /// True if rows and headers of lists are none of its business: what stands beside them is asked for.
  package var skipsRows = false

  private var path: [String] = []
  private var counts: [[String: Int]] = [[:]]
  private var origin: (x: Double, y: Double) = (0, 0)

  /// Creates an empty builder.
  package init() {}

  /// The path of the element being described.
  package var currentPath: String { path.joined(separator: "/") }

  /// Describes a child called `name` whose content is offset by (`x`, `y`) from its parent's.
  package mutating func within(_ name: String, x: Double = 0, y: Double = 0, _ body: (inout AppearanceBuilder) -> Void) {
    let ordinal = counts[counts.count - 1][name, default: 0]
    counts[counts.count - 1][name] = ordinal + 1
    path.append(ordinal == 0 ? name : "\(name)[\(ordinal)]")
    counts.append([:])
    origin.x += x
    origin.y += y
    body(&self)
    origin.x -= x
    origin.y -= y
    counts.removeLast()
    path.removeLast()
  }

  /// Notes what the bar above the content is called.
  package mutating func addBarTitle(_ title: String) { barTitles.append(title) }

  /// Adds an element for the place being described, of the given size at its origin.
  package mutating func add(
    _ role: Element.Role, width: Double, height: Double, properties: [Property], isInteractive: Bool = false,
    provenance: WriteProvenance? = nil
  ) {
    elements.append(
      Element(
        path: currentPath, role: role,
        frame: TraceRect(x: origin.x, y: origin.y, width: width, height: height), properties: properties,
        isInteractive: isInteractive, provenance: provenance))
  }
}
