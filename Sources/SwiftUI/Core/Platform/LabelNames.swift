/// What the content of a control is called.
@MainActor enum LabelNames {
  /// The text it shows, else what it says to assistive technology; and its image.
  static func of(_ node: ViewNode) -> (text: String?, image: String?) {
    var names = Names()
    collect(node, &names)
    return (names.text ?? names.spoken, names.image)
  }

  private struct Names {
    var text: String?
    var spoken: String?
    var image: String?
  }

  private static func collect(_ node: ViewNode, _ names: inout Names) {
    if let text = node as? LeafNode<Text>, let content = text.resolved as? ResolvedText {
      names.text = names.text ?? content.string
    } else if let image = node as? LeafNode<Image> {
      names.image = names.image ?? image.view.text
    } else if names.spoken == nil, let spoken = (node as? any SpokenNode)?.spokenLabel {
      names.spoken = spoken
    }
    node.forEachPart { collect($0, &names) }
  }
}

/// A node that may say what its content is called for those who do not see it.
@MainActor protocol SpokenNode: ViewNode {
  var spokenLabel: String? { get }
}
