@_spi(Reflection) import Swift

extension PropertyField {
  /// Finds the dynamic properties of a type, in stored order; a property of the user's own making comes after those nested
  /// in it.
  @MainActor static func collect(_ type: Any.Type, base: Int, prefix: String, into fields: inout [PropertyField]) {
    let isHelper = type is any HelperView.Type
    let isStyleHost = type is any StyleHost.Type
    var hosts: [(offset: Int, type: Any.Type)] = []
    var found: [(name: String, offset: Int, type: any DynamicProperty.Type)] = []
    _forEachField(of: type, options: []) { name, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        found.append((String(cString: name), offset, property))
      } else if isHelper && (isPropertyHost(type) || (isStyleHost && String(cString: name) == "style" && !(type is AnyClass))) {
        hosts.append((offset, type))
      }
      return true
    }
    // A user's style or modifier has properties as a view has; the runtime's helper view around it holds it in a field.
    for host in hosts { collect(host.type, base: base + host.offset, prefix: prefix, into: &fields) }
    for property in found {
      let name = prefix + (property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name)
      let offset = base + property.offset
      if let primitive = property.type as? any PrimitiveProperty.Type {
        fields.append(
          PropertyField(name: name, offset: offset, slot: fields.count, isPrimitive: true, install: installing(primitive)))
      } else {
        collect(property.type, base: offset, prefix: name + ".", into: &fields)
        fields.append(
          PropertyField(name: name, offset: offset, slot: fields.count, isPrimitive: false, install: updating(property.type)))
      }
    }
  }

  private static func isPropertyHost(_ type: Any.Type) -> Bool {
    !(type is AnyClass)
      && (type is any ViewModifier.Type || type is any ButtonStyle.Type || type is any PrimitiveButtonStyle.Type
        || type is any LabelStyle.Type || type is any ToggleStyle.Type)
  }

  @MainActor private static func installing<P: PrimitiveProperty>(
    _: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, PropertyInstaller, PropertyField) -> Void {
    { pointer, installer, field in pointer.assumingMemoryBound(to: P.self).pointee.install(installer, field) }
  }

  @MainActor private static func updating<P: DynamicProperty>(
    _: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, PropertyInstaller, PropertyField) -> Void {
    { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }
}
