/// The manifest builds this as `cellharness` on a Mac.
print(
  """
  cellharness: CellHarness runs on Linux, since it provides modules named UIKit and SwiftUI, which a Mac already has. In a container:
    docker run --rm -it -v "$PWD":/app -w /app swift:6.3.1 swift run cellharness run
  """)
