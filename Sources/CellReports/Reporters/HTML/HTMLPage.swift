/// The frame of a page: its head, and after the text the recordings and the script that plays them back.
enum HTMLPage {
  /// - Parameter body: What stands in the body, before the scripts.
  static func text(_ body: String, _ recordings: [ScenarioRecording]) -> String {
    let head = """
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

      """
    let end = """
      </script>
      <script>//<![CDATA[
      \(ViewerFiles.script)//]]></script>
      </body>
      </html>

      """
    let start = "<script id=\"recordings\" type=\"application/json\">"
    let text = head.utf8.count + body.utf8.count + start.utf8.count + end.utf8.count
    var data = ViewerData(room: PageRoom.recordings(besides: text))
    data.add(recordings)
    return head + body + start + String(decoding: data.json, as: UTF8.self) + end
  }
}

/// The files of the viewer, which are compiled into the program.
enum ViewerFiles {
  static let style = String(decoding: PackageResources.viewer_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.viewer_js, as: UTF8.self)
}
