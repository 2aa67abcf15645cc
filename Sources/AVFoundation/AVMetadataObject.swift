import CoreGraphics
import CoreMedia
import Foundation

/// Something that a camera has seen. Only a camera makes one.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of code, or of creature.
  public struct ObjectType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }

  override init() { super.init() }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
}

/// A code of lines or of squares.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

/// A face.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}
