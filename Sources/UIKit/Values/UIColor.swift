import CoreGraphics
import Foundation
import HeadlessCore

/// A colour: components, a name of the system's palette, or a closure over traits.
open class UIColor: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// How the colour was made; equal storage means equal colours.
  indirect enum Storage: Hashable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case named(String)
    case asset(String)
    case faded(Storage, alpha: CGFloat)
    case dynamic(Provider)
  }

  /// A closure with identity.
  final class Provider: Hashable {
    let resolve: (UITraitCollection) -> UIColor
    init(_ resolve: @escaping (UITraitCollection) -> UIColor) { self.resolve = resolve }
    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private(set) final var storage: Storage

  /// Not a designated initialiser: a subclass of an app's inherits Apple's only where it sees all of them.
  convenience init(storage: Storage) {
    self.init(white: 0, alpha: 0)
    self.storage = storage
  }
  /// A colour of the palette or an asset, by its name.
  @_spi(CellHarness) public convenience init(paletteName name: String, isAsset: Bool = false) {
    self.init(storage: isAsset ? .asset(name) : .named(name))
  }
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .components(red: white, green: white, blue: white, alpha: alpha)
    super.init()
  }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = UIColor.fromHue(hue, saturation, brightness, alpha)
    super.init()
  }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(dynamicProvider))
    super.init()
  }
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    storage =
      parts.count >= 4
      ? .components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      : .components(red: parts.first ?? 0, green: parts.first ?? 0, blue: parts.first ?? 0, alpha: parts.last ?? 1)
    super.init()
  }
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    // Folders that the screen names have all colours there are.
    if AppResources.isNamed, AppResources.color(name) == nil { return nil }
    storage = .asset(name)
    super.init()
  }
  /// A pattern is known by its image; no pixels exist here.
  public init(patternImage image: UIImage) {
    storage = .asset("pattern:\(image.identity)")
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let stored = UIColor.storage(in: coder) else { return nil }
    storage = stored
    super.init()
  }
  open func encode(with coder: NSCoder) { write(to: coder) }
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .faded(let base, _): UIColor(storage: .faded(base, alpha: alpha))
    case .named, .asset, .dynamic: UIColor(storage: .faded(storage, alpha: alpha))
    }
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = components(traitCollection)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  open var cgColor: CGColor {
    let parts = components(.current)
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.current)
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = components(.current)
    white?.pointee = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.current)
    let high = max(parts[0], parts[1], parts[2])
    let range = high - min(parts[0], parts[1], parts[2])
    var angle: CGFloat = 0
    if range > 0 {
      if high == parts[0] {
        angle = ((parts[1] - parts[2]) / range).truncatingRemainder(dividingBy: 6)
      } else if high == parts[1] {
        angle = (parts[2] - parts[0]) / range + 2
      } else {
        angle = (parts[0] - parts[1]) / range + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = parts[3]
    return true
  }
  open func set() { DrawingLog.add("color \(description)") }
  open func setFill() { DrawingLog.add("fill color \(description)") }
  open func setStroke() { DrawingLog.add("stroke color \(description)") }

  /// Colours that never change are equal by their components, however they were made: `.purple`, and what is made of its `cgColor`.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.identity == identity }
  open override var hash: Int { identity.hashValue }
  private var identity: Storage {
    guard case .named(let name) = storage, UIColor.unchanging.contains(name) else { return storage }
    let parts = components(.current)
    return .components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  private static let unchanging: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
    "brown", "clear",
  ]
  /// Names where the system or the app has one, components otherwise: the same text in every run.
  open override var description: String { UIColor.text(storage) }

  // MARK: Resolution

  private static func text(_ storage: Storage) -> String {
    switch storage {
    case .components(let red, let green, let blue, let alpha):
      return "rgba(\([red, green, blue, alpha].map { UIColor.number($0) }.joined(separator: ",")))"
    case .named(let name): return name
    case .asset(let name): return "asset(\(name))"
    case .faded(let base, let alpha): return "\(text(base))@\(number(alpha))"
    case .dynamic(let provider): return text(provider.resolve(.current).storage)
    }
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Red, green, blue, alpha for the traits. Assets of no known folder have no colour here and count as opaque mid grey.
  func components(_ traits: UITraitCollection) -> [CGFloat] {
    switch storage {
    case .components(let red, let green, let blue, let alpha): return [red, green, blue, alpha]
    case .named(let name):
      let pair = UIColor.palette[name] ?? (0x00000000, 0x00000000)
      return UIColor.unpack(traits.userInterfaceStyle == .dark ? pair.1 : pair.0)
    case .asset(let name):
      switch AppResources.color(name, isDark: traits.userInterfaceStyle == .dark) {
      case .components(let parts): return parts.map { CGFloat($0) }
      case .system(let name): return UIColor(storage: .named(name)).components(traits)
      case nil: return [0.5, 0.5, 0.5, 1]
      }
    case .faded(let base, let alpha):
      var parts = UIColor(storage: base).components(traits)
      parts[3] = alpha
      return parts
    case .dynamic(let provider): return provider.resolve(traits).components(traits)
    }
  }

  private static func unpack(_ rgba: UInt32) -> [CGFloat] {
    [24, 16, 8, 0].map { CGFloat((rgba >> $0) & 0xFF) / 255 }
  }

  private static func fromHue(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat) -> Storage {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return .components(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Nothing of it can be seen.
  var isInvisible: Bool { components(.current)[3] < 0.01 }
  /// Nothing behind it can be seen.
  var isOpaque: Bool { components(.current)[3] >= 1 }
}
