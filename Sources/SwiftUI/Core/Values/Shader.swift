import CoreGraphics
import Foundation
import HeadlessCore

/// Functions for the graphics processor that an app brings along. None runs here: views record which is meant, and with what.
@dynamicMemberLookup nonisolated public struct ShaderLibrary: Equatable, @unchecked Sendable {
  /// Where the functions are from.
  let name: String

  private init(name: String) { self.name = name }

  /// The app's own functions.
  public static let `default` = ShaderLibrary(name: "default")
  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundleURL.lastPathComponent) }
  /// Functions that were compiled before.
  public init(data: Data) { self.init(name: "\(data.count) bytes") }
  /// Functions in a file.
  public init(url: URL) { self.init(name: url.lastPathComponent) }

  /// A function of the app's own, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function for the graphics processor, by its name.
@dynamicCallable nonisolated public struct ShaderFunction: Equatable, Sendable {
  /// Where it is from.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// Creates the function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}

/// A function for the graphics processor with its arguments.
nonisolated public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What it is called with, after what the system adds.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is called with.
  public struct Argument: Equatable, Sendable {
    /// What it is, in words: equal arguments have equal ones.
    let text: String

    private init(_ name: String, _ numbers: [Double]) {
      text = "\(name)(\(numbers.map { NumberText.of($0) }.joined(separator: ", ")))"
    }
    private init(_ text: String) { self.text = text }

    /// A number.
    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint { Argument("float", [Double(x)]) }
    /// Two numbers.
    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint {
      Argument("float2", [Double(x), Double(y)])
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument where T: BinaryFloatingPoint {
      Argument("float3", [Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument where T: BinaryFloatingPoint {
      Argument("float4", [Double(x), Double(y), Double(z), Double(w)])
    }
    /// Numbers, and how many they are.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("floatArray", array.map(Double.init)) }
    /// The rectangle that the view fills.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument("color(\(color))") }
    /// Colours, and how many they are.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument("colorArray(\(array.map { "\($0)" }.joined(separator: ", ")))")
    }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image(\(image.text))") }
    /// Bytes, and how many they are.
    public static func data(_ data: Data) -> Argument { Argument("data(\(data.count) bytes, \(data.hashOfBytes))") }
  }

  /// Its words.
  var text: String {
    let library = function.library == .default ? "" : "\(function.library.name)."
    return "\(library)\(function.name)(\(arguments.map(\.text).joined(separator: ", ")))" + (dithersColor ? " dithered" : "")
  }
}

nonisolated extension Data {
  /// The same for the same bytes in every run.
  fileprivate var hashOfBytes: UInt32 { reduce(5381) { ($0 &* 33) ^ UInt32($1) } }
}

nonisolated extension Shader: ShapeStyle {
  public typealias Resolved = Never
}

nonisolated extension Shader: DescribedStyle {
  func text(in environment: EnvironmentValues) -> String { "shader \(text)" }
  var isVisible: Bool { true }
}

nonisolated extension ShapeStyle where Self == Shader {
  /// What a function draws.
  public static func shader(_ shader: Shader) -> Shader { shader }
}

nonisolated extension View {
  /// Changes the colour of every point by a function; recorded by its name and arguments.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("colorEffect", isEnabled ? shader.text : "off"))
  }
  /// Takes every point from another place, by a function; recorded by its name and arguments. What a finger reaches stays where it is,
  /// as on a phone.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("distortionEffect", isEnabled ? shader.text : "off"))
  }
  /// Changes the picture of the view by a function; recorded by its name and arguments.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("layerEffect", isEnabled ? shader.text : "off"))
  }
}

nonisolated extension VisualEffect {
  /// In other colours.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Distorted.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  /// As a function draws it.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}
