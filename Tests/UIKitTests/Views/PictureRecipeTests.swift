import Foundation
import Testing
import UniformTypeIdentifiers

@_spi(CellHarness) @testable import UIKit

/// Pictures made of others, and written: equal recipes are equal pictures.
@MainActor @Suite("Core Image and pictures that are written") struct PictureRecipeTests {
  private let star = UIImage(named: "star")

  private func code(_ text: String, level: String = "M") throws -> UIImage {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    return UIImage(ciImage: try #require(filter.outputImage))
  }

  @Test("A QR code is the picture of its message and has as many modules as the message needs")
  func codes() throws {
    #expect(try code("a") == code("a") && code("a") != code("b") && code("a") != code("a", level: "H"))
    #expect(try code("a").size == CGSize(width: 23, height: 23))
    #expect(try code("a longer message, which takes more").size == CGSize(width: 31, height: 31))
    let typed = CIFilter.qrCodeGenerator()
    typed.message = Data("a".utf8)
    typed.correctionLevel = "M"
    #expect(UIImage(ciImage: try #require(typed.outputImage)) == (try code("a")))
    #expect(CIFilter(name: "Sepia") == nil && CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }

  @Test("A filter's picture tells its input, the filter and its numbers")
  func filters() throws {
    let input = try #require(star.flatMap(CIImage.init(image:)))
    func sepia(_ intensity: Float, _ image: CIImage) throws -> CIImage {
      let filter = CIFilter.sepiaTone()
      filter.setValue(image, forKey: kCIInputImageKey)
      filter.intensity = intensity
      return try #require(filter.outputImage)
    }
    let other = try #require(UIImage(named: "heart").flatMap(CIImage.init(image:)))
    #expect(try sepia(0.5, input) == sepia(0.5, input) && sepia(0.5, input) != sepia(0.6, input))
    #expect(try sepia(0.5, input) != sepia(0.5, other) && sepia(0.5, input) != input)
    #expect(CIFilter.sepiaTone().outputImage == nil)
    let blurred = input.applyingGaussianBlur(sigma: 4)
    #expect(blurred != input && blurred.extent == input.extent && blurred == input.applyingGaussianBlur(sigma: 4))
  }

  @Test("A context makes a picture to show, of the part that it is asked for")
  func contexts() throws {
    let input = try #require(star.flatMap(CIImage.init(image:)))
    let large = input.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let whole = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(whole.width == Int(input.extent.width * 3) && UIImage(cgImage: whole) != star)
    let part = try #require(CIContext().createCGImage(large, from: CGRect(x: 0, y: 0, width: 5, height: 4)))
    #expect(part.width == 5 && part.height == 4 && part != whole)
    #expect(CIContext().createCGImage(large, from: .zero) == nil)
    let plain = try #require(CIContext().createCGImage(CIImage(color: .red), from: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(plain.width == 2)
  }

  @Test("What is shown of a recipe differs with it")
  func shown() throws {
    let view = UIImageView(image: try code("a"))
    let other = UIImageView(image: try code("b"))
    #expect(view.image?.description != other.image?.description)
  }

  @Test("A picture that was written is read as an equal one; fewer than announced are no file")
  func written() throws {
    let picture = try #require(star?.cgImage)
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination) && data.length == 0)
    CGImageDestinationAddImage(destination, picture, [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect(UIImage(data: data as Data) == UIImage(data: try #require(star?.pngData())))
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    let file = try #require(CGImageDestinationCreateWithURL(place as CFURL, UTType.png.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(file, picture, nil)
    #expect(CGImageDestinationFinalize(file))
    #expect(UIImage(contentsOfFile: place.path)?.size == UIImage(data: data as Data)?.size)
    try FileManager.default.removeItem(at: place)
    #expect(CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 0, nil) == nil)
  }
}
