import CoreGraphics
import Foundation
import QuartzCore

/// The layer in which a camera's picture is. Without a camera it is a layer with nothing in it, which has the session that it was given.
open class AVCaptureVideoPreviewLayer: CALayer {
  public override init() { super.init() }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { nil }

  open var session: AVCaptureSession?
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  /// Nil, as there is no camera to be connected with.
  open var connection: AVCaptureConnection? { nil }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isPreviewing: Bool { false }

  // MARK: Places of the picture
  /// The picture is taken to fill the layer, standing upright: a place of a camera is turned by a quarter.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.width * (1 - point.y), y: bounds.height * point.x)
  }
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: point.y / bounds.height, y: 1 - point.x / bounds.width)
  }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    Self.rect(
      captureDevicePointConverted(fromLayerPoint: rect.origin),
      captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY)))
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    Self.rect(
      layerPointConverted(fromCaptureDevicePoint: rect.origin),
      layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY)))
  }
  /// Nil: an object that no connection of this layer brought has no place in it.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  private static func rect(_ one: CGPoint, _ other: CGPoint) -> CGRect {
    CGRect(x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y))
  }
}
