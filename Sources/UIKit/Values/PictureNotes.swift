import Foundation

/// What a camera writes into a JPEG: when, where and with what a picture was taken.
struct PictureNotes {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  /// Where the notes begin: places in them count from here.
  private let start: Int

  /// nil for a picture without notes.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard let start = Self.start(in: bytes) else { return nil }
    self.start = start
    isBigEndian = bytes[start] == UInt8(ascii: "M")
  }

  /// Behind the mark of the segment that has them.
  private static func start(in bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 18 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      if bytes[place + 1] == 0xE1, bytes[(place + 4)..<(place + 10)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return place + 10
      }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return nil
  }

  /// The dictionaries of ImageIO's, as far as there is something to tell.
  var properties: [CFString: Any] {
    let main = entries(at: number(4, 4))
    let exif = place(0x8769, in: main).map { entries(at: $0) } ?? [:]
    let gps = place(0x8825, in: main).map { entries(at: $0) } ?? [:]
    var properties: [CFString: Any] = [:]
    let tiff = named(main, Self.tiff)
    if !tiff.isEmpty { properties[kCGImagePropertyTIFFDictionary] = tiff }
    let taken = named(exif, Self.exif)
    if !taken.isEmpty { properties[kCGImagePropertyExifDictionary] = taken }
    let position = named(gps, Self.gps)
    if !position.isEmpty { properties[kCGImagePropertyGPSDictionary] = position }
    if let orientation = main[0x0112] { properties[kCGImagePropertyOrientation] = orientation }
    return properties
  }

  private static let tiff: [Int: CFString] = [
    0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake, 0x0110: kCGImagePropertyTIFFModel,
    0x0112: kCGImagePropertyTIFFOrientation, 0x0131: kCGImagePropertyTIFFSoftware, 0x0132: kCGImagePropertyTIFFDateTime,
    0x013B: kCGImagePropertyTIFFArtist, 0x8298: kCGImagePropertyTIFFCopyright,
  ]
  private static let exif: [Int: CFString] = [
    0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber, 0x8827: kCGImagePropertyExifISOSpeedRatings,
    0x9003: kCGImagePropertyExifDateTimeOriginal, 0x9004: kCGImagePropertyExifDateTimeDigitized,
    0x9209: kCGImagePropertyExifFlash, 0x920A: kCGImagePropertyExifFocalLength, 0xA002: kCGImagePropertyExifPixelXDimension,
    0xA003: kCGImagePropertyExifPixelYDimension, 0xA434: kCGImagePropertyExifLensModel,
  ]
  private static let gps: [Int: CFString] = [
    1: kCGImagePropertyGPSLatitudeRef, 2: kCGImagePropertyGPSLatitude, 3: kCGImagePropertyGPSLongitudeRef,
    4: kCGImagePropertyGPSLongitude, 5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude,
    7: kCGImagePropertyGPSTimeStamp, 0x1D: kCGImagePropertyGPSDateStamp,
  ]

  private func named(_ entries: [Int: Any], _ names: [Int: CFString]) -> [CFString: Any] {
    var result: [CFString: Any] = [:]
    for (tag, name) in names {
      guard let value = entries[tag] else { continue }
      switch name {
      case kCGImagePropertyExifISOSpeedRatings: result[name] = [value]
      // Degrees, minutes and seconds are one number.
      case kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude:
        let parts = value as? [Double] ?? []
        result[name] = zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
      default: result[name] = value
      }
    }
    return result
  }

  private func place(_ tag: Int, in entries: [Int: Any]) -> Int? { entries[tag] as? Int }

  private func number(_ place: Int, _ count: Int) -> Int {
    let range = (start + place)..<(start + place + count)
    guard place >= 0, range.upperBound <= bytes.count else { return 0 }
    return (isBigEndian ? Array(bytes[range]) : bytes[range].reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// One table of notes, by their numbers.
  private func entries(at table: Int) -> [Int: Any] {
    var entries: [Int: Any] = [:]
    guard table > 0 else { return entries }
    for index in 0..<min(number(table, 2), 200) {
      let entry = table + 2 + 12 * index
      if let value = value(kind: number(entry + 2, 2), count: number(entry + 4, 4), at: entry + 8) {
        entries[number(entry, 2)] = value
      }
    }
    return entries
  }

  private func value(kind: Int, count: Int, at place: Int) -> Any? {
    let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
    guard let size = sizes[kind], count > 0, count < 65_536 else { return nil }
    // What is longer than four bytes stands elsewhere.
    let first = size * count <= 4 ? place : number(place, 4)
    switch kind {
    case 2:
      let text = (0..<count).map { UInt8(number(first + $0, 1)) }.prefix { $0 != 0 }
      return String(decoding: text, as: UTF8.self)
    case 5, 10:
      let values = (0..<count).map { index -> Double in
        let below = number(first + 8 * index + 4, 4)
        return below == 0 ? 0 : Double(number(first + 8 * index, 4)) / Double(below)
      }
      return count == 1 ? values[0] : values
    case 7: return nil
    default:
      let values = (0..<count).map { number(first + size * $0, size) }
      return count == 1 ? values[0] : values
    }
  }
}

public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyProfileName: CFString = "ProfileName"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
public let kCGImagePropertyTIFFMake: CFString = "Make"
public let kCGImagePropertyTIFFModel: CFString = "Model"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
public let kCGImagePropertyExifFlash: CFString = "Flash"
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
public let kCGImagePropertyExifUserComment: CFString = "UserComment"

public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
