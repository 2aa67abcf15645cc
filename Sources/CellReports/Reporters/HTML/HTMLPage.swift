import Foundation

/// The frame of a page: its head, and after the text the recordings and the script that plays them back.
enum HTMLPage {
  static func text(_ body: String, _ recordings: [ScenarioRecording]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>CellHarness report</title>
    <style>
    \(ViewerFiles.style)</style>
    </head>
    <body>
    \(body)<script id="recordings" type="application/json">\(data(recordings))</script>
    <script>//<![CDATA[
    \(ViewerFiles.script)//]]></script>
    </body>
    </html>

    """
  }

  /// As JSON that ends no script and is no markup, whatever an app's texts hold.
  private static func data(_ recordings: [ScenarioRecording]) -> String {
    var data = ViewerData()
    for recording in recordings { data.add(recording) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(data) else { return "{}" }
    var safe: [UInt8] = []
    safe.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "<"): safe += "\\u003c".utf8
      case UInt8(ascii: ">"): safe += "\\u003e".utf8
      case UInt8(ascii: "&"): safe += "\\u0026".utf8
      default: safe.append(byte)
      }
    }
    return String(decoding: safe, as: UTF8.self)
  }
}

/// The files of the viewer, which are compiled into the program.
enum ViewerFiles {
  static let style = String(decoding: PackageResources.viewer_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.viewer_js, as: UTF8.self)
}
