import CellTrace
import HeadlessCore

extension UIView {
  /// Writes that decide whether and where a view is seen, and whether touches reach it.
  private static let structural = ["isHidden", "alpha", "frame", "subviews", "constraints", "isUserInteractionEnabled"]

  /// Records structural writes of this view that were made for another item, or in another state, than the cell has now.
  func addEvidence(into builder: inout AppearanceBuilder) {
    var binding: CellBindingState?
    for property in UIView.structural {
      guard let provenance = provenance(of: property), let item = provenance.item else { continue }
      binding = binding ?? enclosingCellBinding
      guard let binding, item != binding.item || provenance.flags != binding.flags else { continue }
      builder.evidence.append(Evidence(path: builder.currentPath, property: property, provenance: provenance))
    }
  }
}
