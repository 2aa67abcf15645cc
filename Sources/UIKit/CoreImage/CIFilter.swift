import CoreGraphics
import Foundation
@_spi(CellHarness) import SelectorDispatch

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"

/// A step of a recipe.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  var inputs: [String: Any] = [:]

  fileprivate init(builtIn name: String) {
    self.name = name
    super.init()
  }
  /// Nil for a name that no filter has; they all begin alike.
  public convenience init?(name: String) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.init(builtIn: name)
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { inputs[key] = value }
  }

  /// What the filter makes of its inputs; nil while what it works on is not there.
  open var outputImage: CIImage? {
    let numbers = inputs.filter { $0.key != kCIInputImageKey }.map { "\($0.key): \(Self.text($0.value))" }.sorted()
    let recipe = ([name] + numbers).joined(separator: " ")
    if let input = inputs[kCIInputImageKey] as? CIImage { return input.changed(recipe, input.extent) }
    guard name.hasSuffix("Generator") else { return nil }
    let side = generatedSide
    let size = CGSize(width: side, height: side)
    return side > 0 ? CIImage(UIImage(identity: recipe, size: size), extent: CGRect(origin: .zero, size: size)) : nil
  }
  open func setDefaults() { inputs = inputs.filter { $0.key == kCIInputImageKey } }
  open var inputKeys: [String] { inputs.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  // MARK: Machinery

  private static func text(_ value: Any) -> String {
    if let data = value as? Data { return data.map { String($0, radix: 16) }.joined(separator: " ") }
    return "\(value)"
  }

  /// How many modules a code has for its message, with its border. Only a QR code's number is Apple's.
  private var generatedSide: CGFloat {
    guard let message = inputs["inputMessage"] as? Data else { return 0 }
    let bytes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666]
    let version = (bytes.firstIndex { message.count <= $0 } ?? bytes.count) + 1
    return CGFloat(17 + 4 * version + 2)
  }
}

@_spi(CellHarness) extension CIFilter: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    inputs[name] = value
    return true
  }
  public func get(named name: String) -> Any? { name == kCIOutputImageKey ? outputImage : inputs[name] }
}

// Filters with properties in place of keys.

public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
public protocol CIImageFilter: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CIBarcodeGenerator: CIFilterProtocol { var message: Data { get set } }
public protocol CIIntensityFilter: CIImageFilter { var intensity: Float { get set } }
public protocol CIRadiusFilter: CIImageFilter { var radius: Float { get set } }
public protocol CIScaleFilter: CIImageFilter {
  var scale: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIScreenFilter: CIScaleFilter {
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIColorControls: CIImageFilter {
  var brightness: Float { get set }
  var contrast: Float { get set }
  var saturation: Float { get set }
}
public protocol CIBloomFilter: CIRadiusFilter { var intensity: Float { get set } }
public typealias CISepiaTone = CIIntensityFilter
public typealias CIGaussianBlur = CIRadiusFilter
public typealias CIBoxBlur = CIRadiusFilter
public typealias CIPixellate = CIScaleFilter
public typealias CICrystallize = CIRadiusFilter
public typealias CIColorInvert = CIImageFilter

/// One class has the properties of all of them; a filter's type shows its own.
private final class BuiltInFilter: CIFilter, CIQRCodeGenerator, CIBarcodeGenerator, CIScreenFilter, CIColorControls,
  CIBloomFilter,
  CIIntensityFilter, @unchecked Sendable
{
  var inputImage: CIImage? {
    get { inputs[kCIInputImageKey] as? CIImage }
    set { inputs[kCIInputImageKey] = newValue }
  }
  var message: Data {
    get { inputs["inputMessage"] as? Data ?? Data() }
    set { inputs["inputMessage"] = newValue }
  }
  var correctionLevel: String {
    get { inputs["inputCorrectionLevel"] as? String ?? "M" }
    set { inputs["inputCorrectionLevel"] = newValue }
  }
  var center: CGPoint {
    get { (inputs[kCIInputCenterKey] as? CIVector).map { CGPoint(x: $0.x, y: $0.y) } ?? CGPoint(x: 150, y: 150) }
    set { inputs[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { inputs[kCIInputIntensityKey] = newValue }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { inputs[kCIInputRadiusKey] = newValue }
  }
  var scale: Float {
    get { number(kCIInputScaleKey, 8) }
    set { inputs[kCIInputScaleKey] = newValue }
  }
  var angle: Float {
    get { number(kCIInputAngleKey, 0) }
    set { inputs[kCIInputAngleKey] = newValue }
  }
  var width: Float {
    get { number(kCIInputWidthKey, 6) }
    set { inputs[kCIInputWidthKey] = newValue }
  }
  var sharpness: Float {
    get { number(kCIInputSharpnessKey, 0.7) }
    set { inputs[kCIInputSharpnessKey] = newValue }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { inputs[kCIInputBrightnessKey] = newValue }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { inputs[kCIInputContrastKey] = newValue }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { inputs[kCIInputSaturationKey] = newValue }
  }

  private func number(_ key: String, _ standard: Float) -> Float { inputs[key] as? Float ?? standard }
}

extension CIFilter {
  private static func builtIn(_ name: String) -> BuiltInFilter { BuiltInFilter(builtIn: name) }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtIn("CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> any CIFilter & CIBarcodeGenerator { builtIn("CICode128BarcodeGenerator") }
  public class func aztecCodeGenerator() -> any CIFilter & CIBarcodeGenerator { builtIn("CIAztecCodeGenerator") }
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIBarcodeGenerator { builtIn("CIPDF417BarcodeGenerator") }
  public class func sepiaTone() -> any CIFilter & CIIntensityFilter { builtIn("CISepiaTone") }
  public class func vignette() -> any CIFilter & CIBloomFilter { builtIn("CIVignette") }
  public class func bloom() -> any CIFilter & CIBloomFilter { builtIn("CIBloom") }
  public class func unsharpMask() -> any CIFilter & CIBloomFilter { builtIn("CIUnsharpMask") }
  public class func gaussianBlur() -> any CIFilter & CIRadiusFilter { builtIn("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIRadiusFilter { builtIn("CIBoxBlur") }
  public class func crystallize() -> any CIFilter & CIRadiusFilter { builtIn("CICrystallize") }
  public class func pixellate() -> any CIFilter & CIScaleFilter { builtIn("CIPixellate") }
  public class func dotScreen() -> any CIFilter & CIScreenFilter { builtIn("CIDotScreen") }
  public class func colorInvert() -> any CIFilter & CIImageFilter { builtIn("CIColorInvert") }
  public class func edges() -> any CIFilter & CIIntensityFilter { builtIn("CIEdges") }
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }
  public class func photoEffectMono() -> any CIFilter & CIImageFilter { builtIn("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> any CIFilter & CIImageFilter { builtIn("CIPhotoEffectNoir") }
}
