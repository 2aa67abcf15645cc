import Foundation
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct ValueTests {
  @Test("Colours compare by how they were made, and print stable text")
  func colors() {
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(UIColor.label.description == "label")
    #expect(UIColor.label.withAlphaComponent(0.5).description == "label@0.5")
    #expect(UIColor(red: 1, green: 0, blue: 0.25, alpha: 1).description == "rgba(1,0,0.25,1)")
    #expect(UIColor(white: 0, alpha: 1) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 1))
    #expect(dynamic.description == "black")
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("FM-01 font metrics: line height 2444/2048 of the size")
  func fonts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(abs(body.lineHeight - 20.287109375) < 1e-9)
    #expect(body.leading == 0)
    #expect(UIFont.preferredFont(forTextStyle: .headline).description == "system 17 semibold")
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.boldSystemFont(ofSize: 12))
    let big = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: big).pointSize == 23)
  }

  @Test("LY-26 symbols follow their font; images are known by name")
  func images() {
    let star = UIImage(systemName: "star")
    #expect(star?.description == "star")
    #expect(star == UIImage(systemName: "star"))
    #expect(star != UIImage(systemName: "star.fill"))
    #expect(star?.withTintColor(.systemRed).description == "star tint systemRed")
    let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect((large?.size.width ?? 0) > (star?.size.width ?? 0) * 1.9)
    #expect(UIImage() != UIImage())
  }

  @Test("an image is made of bytes that begin like a picture, with the size in their head, and of no others")
  func imageData() {
    func gif(_ rest: UInt8...) -> Data { Data("GIF89a".utf8) + Data([44, 1, 10, 0] + rest) }
    #expect(UIImage(data: gif(1)) == UIImage(data: gif(1)))
    #expect(UIImage(data: gif(1)) != UIImage(data: gif(2)))
    #expect(UIImage(data: gif())?.size == CGSize(width: 300, height: 10))
    #expect(UIImage(data: gif(), scale: 2)?.size == CGSize(width: 150, height: 5))
    for other in ["", "404 page not found", "<html>", "<svg width=\"1\" height=\"1\"/>", "%PDF-1.4", "{}"] {
      #expect(UIImage(data: Data(other.utf8)) == nil, "\(other)")
    }
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("Index paths speak of items and rows")
  func indexPaths() {
    let path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path.section == 1)
    #expect(path.item == 3)
    #expect(path.row == 3)
  }
}
